import { appendFileSync, rmSync } from 'node:fs'
import { writeBytes, writeFiles } from '../../temporary-project'
import { writePicture } from '../clean-project'
import { replaced, type SeededError } from '../seeded'

const article = `---
title: Un titre
subtitle: Une phrase.
publishedAt: 2026-11-12
only: fr
tags: [law]
---

Un paragraphe.
`

const linkingTo = (address: string) => article.replace('Un paragraphe.', `Un [lien](${address}).`)

/** Errors of whole files: their place, their existence, their size. */
const inFrench = replaced('content/articles/cloud-act/fr.mdx')
export const files: readonly SeededError[] = [
  {
    name: 'an article in the place of the list’s own pages',
    spoil: () => writeFiles({ 'content/articles/page/fr.mdx': article }),
    says: [
      {
        at: 'content/articles/page/fr.mdx:1:1',
        en: 'The address “page” belongs to the list of articles; choose another folder name.',
        fr: 'L’adresse « page » appartient à la liste des articles ; choisissez un autre nom de dossier.',
      },
    ],
  },
  ...['content/articles/Cloud/fr.mdx', 'content/articles/cloud-act/de.mdx', 'content/articles/fr.mdx'].map(
    (file): SeededError => ({
      name: `an article at ${file}`,
      spoil: () => writeFiles({ [file]: article }),
      says: [
        {
          at: `${file}:1:1`,
          en: 'An article belongs in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.',
          fr: 'La place d’un article est content/articles/<adresse>/fr.mdx ou en.mdx ; son adresse se compose de minuscules sans accent, de chiffres et de traits d’union.',
        },
      ],
    }),
  ),
  {
    name: 'a language of copy that is missing',
    spoil: () => rmSync('content/copy/fr/home.json'),
    says: [
      {
        at: 'content/copy/fr/home.json:1:1',
        en: 'This file is missing; the other language has it.',
        fr: 'Ce fichier manque ; il existe dans l’autre langue.',
      },
    ],
  },
  {
    name: 'a file of data that is missing',
    spoil: () => rmSync('content/tags.yaml'),
    says: [
      {
        at: 'content/tags.yaml:1:1',
        en: 'This file is missing; the site needs it.',
        fr: 'Ce fichier manque, et le site en a besoin.',
      },
    ],
  },
  {
    name: 'a picture too wide',
    spoil: () => writePicture('content/articles/cloud-act/cover.png', 2401),
    says: [
      {
        at: 'content/articles/cloud-act/cover.png:1:1',
        en: 'This picture is 2401 pixels wide; 2400 are the most that a page shows.',
        fr: 'Cette image fait 2401 pixels de large : une page en montre 2400 au plus.',
      },
    ],
  },
  {
    name: 'a picture too heavy',
    spoil: () => appendFileSync('content/articles/cloud-act/cover.png', new Uint8Array(1_100_000)),
    says: [
      {
        at: 'content/articles/cloud-act/cover.png:1:1',
        en: 'This file weighs 1.1 MB; 1 MB is the most. Save it smaller.',
        fr: 'Ce fichier pèse 1,1 Mo : 1 Mo au plus. Enregistrez-le en plus petit.',
      },
    ],
  },
  {
    name: 'a file that is not a picture',
    spoil: () => writeBytes('content/articles/cloud-act/cover.png', new Uint8Array(9)),
    says: [
      {
        at: 'content/articles/cloud-act/cover.png:1:1',
        en: 'This picture cannot be read; save it again as PNG, JPEG, WebP or AVIF.',
        fr: 'Cette image est illisible ; enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF.',
      },
    ],
  },
  {
    name: 'an unused picture',
    spoil: () => writePicture('content/articles/rgpd/old.png', 10),
    says: [
      {
        at: 'content/articles/rgpd/old.png:1:1',
        en: 'warning: No language of the article shows this file; name it in one, or delete it.',
        fr: 'avertissement : Aucune langue de l’article ne montre ce fichier ; nommez-le dans l’une d’elles, ou supprimez-le.',
      },
    ],
  },
  {
    name: 'a drawing with a script',
    spoil: () =>
      writeFiles({
        'content/articles/cloud-act/schema.svg':
          '<svg viewBox="0 0 1 1">\n  <script>alert(1)</script>\n</svg>\n',
      }),
    says: [
      {
        at: 'content/articles/cloud-act/schema.svg:2:3',
        en: 'A drawing may hold no script.',
        fr: 'Un dessin ne peut pas contenir de script.',
      },
    ],
  },
  {
    name: 'a drawing with a style',
    spoil: () =>
      writeFiles({
        'content/articles/cloud-act/schema.svg':
          '<svg viewBox="0 0 1 1">\n  <path style="fill: red"/>\n</svg>\n',
      }),
    says: [
      {
        at: 'content/articles/cloud-act/schema.svg:2:9',
        en: 'A drawing takes its looks from the classes ink, hair, dash, star, dot, label and note, not from styles of its own.',
        fr: 'Un dessin prend son apparence des classes ink, hair, dash, star, dot, label et note, et non de styles qui lui sont propres.',
      },
    ],
  },
  {
    name: 'a drawing that loads from elsewhere',
    spoil: () =>
      writeFiles({
        'content/articles/cloud-act/schema.svg':
          '<svg viewBox="0 0 1 1"><image href="https://a.example/b.png"/></svg>\n',
      }),
    says: [
      {
        at: 'content/articles/cloud-act/schema.svg:1:31',
        en: 'A drawing may load nothing from another address.',
        fr: 'Un dessin ne peut rien charger d’une autre adresse.',
      },
    ],
  },
  {
    name: 'a drawing without a viewBox',
    spoil: () =>
      writeFiles({ 'content/articles/cloud-act/schema.svg': '<svg width="1"><path class="ink"/></svg>\n' }),
    says: [
      {
        at: 'content/articles/cloud-act/schema.svg:1:1',
        en: 'A drawing needs a viewBox, by which it is scaled.',
        fr: 'Un dessin demande un viewBox, d’après lequel il est mis à l’échelle.',
      },
    ],
  },
  {
    name: 'a link to a draft',
    spoil: () =>
      writeFiles({ 'content/articles/rgpd/fr.mdx': article.replace('only: fr', 'only: fr\ndraft: true') }),
    says: [
      {
        at: 'content/articles/cloud-act/en.mdx:16:4',
        en: 'The link /fr/articles/rgpd leads nowhere: that article is still a draft, which readers cannot see; leave the link out until it is published.',
        fr: 'Le lien /fr/articles/rgpd ne mène nulle part : cet article est encore un brouillon, invisible pour les lecteurs ; attendez sa parution pour mettre le lien.',
      },
      {
        at: 'content/articles/cloud-act/fr.mdx:10:20',
        en: 'The link /articles/rgpd leads nowhere: that article is still a draft, which readers cannot see; leave the link out until it is published.',
        fr: 'Le lien /articles/rgpd ne mène nulle part : cet article est encore un brouillon, invisible pour les lecteurs ; attendez sa parution pour mettre le lien.',
      },
    ],
  },
  {
    name: 'a link to an article that is not out yet, from one that is out before it',
    spoil: () =>
      writeFiles({
        'content/articles/rgpd/fr.mdx': article.replace('11-12', '12-02'),
        'content/articles/avant/fr.mdx': linkingTo('/articles/rgpd').replace('11-12', '12-01'),
        'content/articles/ensemble/fr.mdx': linkingTo('/articles/rgpd').replace('11-12', '12-02'),
        'content/articles/brouillon/fr.mdx': linkingTo('/articles/rgpd').replace(
          'only:',
          'draft: true\nonly:',
        ),
      }),
    says: [
      {
        at: 'content/articles/avant/fr.mdx:9:4',
        en: 'The link /articles/rgpd leads nowhere: that article is out on 2026-12-02 only; leave the link out until then.',
        fr: 'Le lien /articles/rgpd ne mène nulle part : cet article ne paraît que le 2026-12-02 ; attendez ce jour pour mettre le lien.',
      },
      {
        at: 'content/articles/cloud-act/en.mdx:16:4',
        en: 'The link /fr/articles/rgpd leads nowhere: that article is out on 2026-12-02 only; leave the link out until then.',
        fr: 'Le lien /fr/articles/rgpd ne mène nulle part : cet article ne paraît que le 2026-12-02 ; attendez ce jour pour mettre le lien.',
      },
      {
        at: 'content/articles/cloud-act/fr.mdx:10:20',
        en: 'The link /articles/rgpd leads nowhere: that article is out on 2026-12-02 only; leave the link out until then.',
        fr: 'Le lien /articles/rgpd ne mène nulle part : cet article ne paraît que le 2026-12-02 ; attendez ce jour pour mettre le lien.',
      },
    ],
  },
  {
    name: 'a link to a category whose articles are not out yet',
    spoil: () => {
      appendFileSync('content/tags.yaml', '- tag: method\n  name: { en: Method, fr: Méthode }\n')
      writeFiles({
        'content/articles/avant/fr.mdx': linkingTo('/articles/category/method'),
        'content/articles/suite/fr.mdx': article.replace('11-12', '12-02').replace('law', 'method'),
      })
    },
    says: [
      {
        at: 'content/articles/avant/fr.mdx:9:4',
        en: 'The link /articles/category/method leads nowhere: there is no such page.',
        fr: 'Le lien /articles/category/method ne mène nulle part : cette page n’existe pas.',
      },
    ],
  },
  {
    name: 'an article of one language that becomes two',
    spoil: () => writeFiles({ 'content/articles/rgpd/en.mdx': article }),
    says: [
      {
        at: 'content/articles/rgpd/en.mdx:4:1',
        en: 'fr.mdx says 2026-11-10; both languages are published on one day.',
        fr: 'fr.mdx dit 2026-11-10 ; les deux langues paraissent le même jour.',
      },
      {
        at: 'content/articles/rgpd/en.mdx:5:1',
        en: 'This file is the English one: write “only: en”, or take the line out.',
        fr: 'Ce fichier est la version anglaise : écrivez « only: en », ou supprimez la ligne.',
      },
      {
        at: 'content/articles/rgpd/fr.mdx:5:1',
        en: '“only: fr” says that there is no other language, but there is en.mdx beside it; take out one of them.',
        fr: '« only: fr » dit qu’il n’y a pas d’autre langue, mais en.mdx est à côté ; supprimez l’un des deux.',
      },
    ],
  },
  {
    name: 'a redirect whose target is not written any more',
    spoil: () => rmSync('src/outputs/articles-json.ts'),
    says: [
      {
        at: 'src/content/redirects.ts:1:1',
        en: 'The redirect from /api/articles leads nowhere: there is no such page.',
        fr: 'La redirection depuis /api/articles ne mène nulle part : cette page n’existe pas.',
      },
      {
        at: 'src/content/redirects.ts:1:1',
        en: 'The redirect from /fr/api/articles leads nowhere: there is no such page.',
        fr: 'La redirection depuis /fr/api/articles ne mène nulle part : cette page n’existe pas.',
      },
    ],
  },
  inFrench('an article that begins with a byte order mark', '---\ntitle', '\ufeff---\ntitle', {
    at: '1:1',
    en: 'This file begins with an invisible sign, a byte order mark (U+FEFF); save it as UTF-8 without one (npm run check -- --fix corrects it).',
    fr: 'Ce fichier commence par un signe invisible, une marque d’ordre des octets (U+FEFF) ; enregistrez-le en UTF-8 sans elle (npm run check -- --fix le corrige).',
  }),
]
