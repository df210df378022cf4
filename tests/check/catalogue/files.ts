import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cwd } from 'node:process'
import { seed, writeFiles } from '../../support/temporary-project'
import { writePicture } from '../clean-project'
import { inFrench, type SeededError, spoiled, written } from '../seeded'

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

/** One pixel. */
const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** Two frames of two pixels. */
const movingWebp = Buffer.from(
  'UklGRsIAAABXRUJQVlA4WAoAAAACAAAAAAAAAQAAQU5JTQYAAAD/////AABBTk1GSAAAAAAAAAAAAAAAAAEAAGQAAAJWUDggMAAAANABAJ0BKgEAAgABQCYloAJ0ugH4AAOwAP7y63/82BXNc+/3/9Lg/S4P0uD/0pAAAEFOTUZGAAAAAAAAAAAAAAAAAQAAZAAAAFZQOCAuAAAAlAEAnQEqAQACAAAAJiWgAnS6AAOYAP77VeP/pcH/0uD/6XB/6XB/G7LOG6QAAA==',
  'base64',
)

const drawing = written('content/articles/cloud-act/schema.svg')

/** The folder of this project: each test runs in one of its own. */
const home = cwd()

/** Errors of whole files: their place, their existence, their size. */
export const files: readonly SeededError[] = [
  written('content/articles/page/fr.mdx')('an article in the place of the list’s own pages', article)`
    1:1: The address “page” belongs to the list of articles; choose another folder name.
      L’adresse « page » appartient à la liste des articles ; choisissez un autre nom de dossier.`,
  ...['content/articles/Cloud/fr.mdx', 'content/articles/cloud-act/de.mdx', 'content/articles/fr.mdx'].map(
    (file) => spoiled(`an article at ${file}`, () => writeFiles({ [file]: article }))`
    ${file}:1:1: An article belongs in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.
      La place d’un article est content/articles/<adresse>/fr.mdx ou en.mdx ; son adresse se compose de minuscules sans accent, de chiffres et de traits d’union.`,
  ),
  spoiled('a language of copy that is missing', () => rmSync('content/copy/fr/home.json'))`
    content/copy/fr/home.json:1:1: This file is missing; the other language has it.
      Ce fichier manque ; il existe dans l’autre langue.`,
  spoiled('a picture too wide', () => writePicture('content/articles/cloud-act/cover.png', 2401))`
    content/articles/cloud-act/cover.png:1:1: This picture is 2401 pixels wide; 2400 are the most a page can show.
      Cette image fait 2401 pixels de large : une page en montre 2400 au plus.`,
  spoiled('a picture too heavy', () =>
    appendFileSync('content/articles/cloud-act/cover.png', new Uint8Array(1_100_000)),
  )`
    content/articles/cloud-act/cover.png:1:1: This file weighs 1.1 MB; 1 MB is the limit. Save a smaller version.
      Ce fichier pèse 1,1 Mo : 1 Mo au plus. Enregistrez-le en plus petit.`,
  written('content/articles/cloud-act/cover.png')('a file that is not a picture', new Uint8Array(9))`
    1:1: This picture cannot be read to its end; save it again as PNG, JPEG, WebP or AVIF.
      Cette image est illisible ou incomplète ; enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF.`,
  written('content/articles/cloud-act/cover.png')('a picture of another format than its name says', gif)`
    1:1: This file is GIF, whatever its name says; save it as PNG, JPEG, WebP or AVIF.
      Malgré son nom, ce fichier est au format GIF ; enregistrez l’image en PNG, JPEG, WebP ou AVIF.`,
  written('content/articles/cloud-act/cover.png')('a picture that moves', movingWebp)`
    1:1: This picture moves, and a page shows only its first frame; save the frame that says most as PNG, JPEG, WebP or AVIF.
      Cette image est animée, et une page n’en montre que la première vue : enregistrez en PNG, JPEG, WebP ou AVIF celle qui en dit le plus.`,
  spoiled('a photograph of which the end is missing', () => {
    const photograph = readFileSync(`${home}/tests/site/content/articles/carte-et-boussole/photo.jpg`)
    writeFiles({ 'content/articles/cloud-act/cover.jpg': photograph.subarray(0, photograph.length / 2) })
    rmSync('content/articles/cloud-act/cover.png')
    for (const language of ['fr', 'en'])
      seed(`content/articles/cloud-act/${language}.mdx`, './cover.png', './cover.jpg')
  })`
    content/articles/cloud-act/cover.jpg:1:1: This picture cannot be read to its end; save it again as PNG, JPEG, WebP or AVIF.`,
  spoiled('a name whose accents are signs of their own, as macOS writes some', () => {
    const folder = 'content/articles/cloud-act'
    renameSync(`${folder}/schema.svg`, `${folder}/sche\u0301ma.svg`)
    for (const language of ['fr', 'en'])
      seed(`${folder}/${language}.mdx`, './schema.svg', './sch\u00e9ma.svg')
  })`
    content/articles/cloud-act/en.mdx:14:9: The accents in ./schéma.svg are written otherwise than in the name of the file, though they look the same; rename the file without accents.
      Les accents de ./schéma.svg sont écrits autrement que dans le nom du fichier, bien qu’ils se ressemblent ; renommez le fichier sans accents.
    content/articles/cloud-act/fr.mdx:14:9: The accents in ./schéma.svg are written otherwise than in the name of the file, though they look the same; rename the file without accents.`,
  spoiled('an unused picture', () => writePicture('content/articles/rgpd/old.png', 10))`
    content/articles/rgpd/old.png:1:1: warning: No language of the article shows this file; name it in one, or delete it.
      avertissement : Aucune langue de l’article ne montre ce fichier ; nommez-le dans l’une d’elles, ou supprimez-le.`,
  drawing('a drawing with a script', '<svg viewBox="0 0 1 1">\n  <script>alert(1)</script>\n</svg>\n')`
    2:3: A drawing may hold no script, no meta and no foreignObject.
      Un dessin ne peut contenir ni script, ni meta, ni foreignObject.`,
  drawing(
    'a drawing that sends readers elsewhere',
    '<svg viewBox="0 0 1 1">\n  <desc><meta http-equiv="refresh" content="0;url=//a.example" /></desc>\n</svg>\n',
  )`
    2:9: A drawing may hold no script, no meta and no foreignObject.`,
  written('content/perdu.mdx')('an article beside the folder of articles', 'Perdu.')`
    1:1: An article belongs in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.`,
  drawing('a drawing that breaks off', '<svg viewBox="0 0 1 1">\n  <path d="M0 0" />\n')`
    3:1: From here on this drawing cannot be read: it breaks off, or has a slip; export it as SVG again.
      Ce dessin est illisible à partir d’ici : il s’interrompt, ou une erreur s’y trouve ; exportez-le de nouveau en SVG.`,
  drawing('a drawing with a style', '<svg viewBox="0 0 1 1">\n  <path style="fill: red"/>\n</svg>\n')`
    2:9: A drawing is styled by the classes ink, hair, dash, star, dot, label and note, not by styles of its own.
      Un dessin prend son apparence des classes ink, hair, dash, star, dot, label et note, et non de styles qui lui sont propres.`,
  drawing(
    'a drawing in colours of its own',
    '<svg viewBox="0 0 1 1">\n  <g fill="none" stroke=\'currentColor\'><path fill="url(#a)" stroke="black"/></g>\n</svg>\n',
  )`
    2:61: warning: A drawing’s own colours, such as “black”, can vanish in one of the two themes; use the classes ink, hair, dash, star, dot, label and note instead, or save it as PNG on a white background.
      avertissement : Les couleurs propres à un dessin, comme « black », peuvent disparaître dans l’un des deux thèmes ; remplacez-les par les classes ink, hair, dash, star, dot, label et note, ou enregistrez l’image en PNG sur fond blanc.`,
  drawing(
    'a drawing that loads from elsewhere',
    '<svg viewBox="0 0 1 1"><image href="https://a.example/b.png"/></svg>\n',
  )`
    1:31: A drawing may neither load from another address nor link to one.
      Un dessin ne peut ni charger quelque chose d’une autre adresse, ni y mener.`,
  drawing(
    'a drawing whose viewBox is no four numbers',
    '<svg viewBox="0 0 24px 24px"><path class="ink"/></svg>\n',
  )`
    1:1: A drawing needs a viewBox, by which it is scaled.`,
  drawing('a drawing without a viewBox', '<svg width="1"><path class="ink"/></svg>\n')`
    1:1: A drawing needs a viewBox, by which it is scaled.
      Un dessin demande un viewBox, d’après lequel il est mis à l’échelle.`,
  drawing('a page that was saved as a drawing', '<!doctype html>\n<p>404</p>\n')`
    1:1: This file has no drawing: an SVG file begins with <svg>.
      Ce fichier ne contient pas de dessin : un fichier SVG commence par <svg>.`,
  written('content/articles/rgpd/fr.mdx')(
    'a link to a draft',
    article.replace('only: fr', 'only: fr\ndraft: true'),
  )`
    content/articles/cloud-act/en.mdx:16:4: The link /fr/articles/rgpd leads nowhere: that article is still a draft, which readers cannot see; leave the link out until it is published.
      Le lien /fr/articles/rgpd ne mène nulle part : cet article est encore un brouillon, invisible pour les lecteurs ; attendez sa parution pour mettre le lien.
    content/articles/cloud-act/fr.mdx:10:20: The link /articles/rgpd leads nowhere: that article is still a draft, which readers cannot see; leave the link out until it is published.`,
  spoiled('a link to an article that is not out yet, from one that is out before it', () =>
    writeFiles({
      'content/articles/rgpd/fr.mdx': article.replace('11-12', '12-02'),
      'content/articles/avant/fr.mdx': linkingTo('/articles/rgpd').replace('11-12', '12-01'),
      'content/articles/ensemble/fr.mdx': linkingTo('/articles/rgpd').replace('11-12', '12-02'),
      'content/articles/brouillon/fr.mdx': linkingTo('/articles/rgpd').replace('only:', 'draft: true\nonly:'),
    }),
  )`
    content/articles/avant/fr.mdx:9:4: The link /articles/rgpd leads nowhere: that article comes out on 2026-12-02; leave the link out until then.
      Le lien /articles/rgpd ne mène nulle part : cet article ne paraît que le 2026-12-02 ; attendez ce jour pour mettre le lien.
    content/articles/cloud-act/en.mdx:16:4: The link /fr/articles/rgpd leads nowhere: that article comes out on 2026-12-02; leave the link out until then.
    content/articles/cloud-act/fr.mdx:10:20: The link /articles/rgpd leads nowhere: that article comes out on 2026-12-02; leave the link out until then.`,
  spoiled('a link to a category whose articles are not out yet', () => {
    appendFileSync('content/tags.yaml', '- tag: method\n  name: { en: Method, fr: Méthode }\n')
    writeFiles({
      'content/articles/avant/fr.mdx': linkingTo('/articles/category/method'),
      'content/articles/suite/fr.mdx': article.replace('11-12', '12-02').replace('law', 'method'),
    })
  })`
    content/articles/avant/fr.mdx:9:4: The link /articles/category/method leads nowhere: there is no such page.`,
  written('content/articles/rgpd/en.mdx')('an article of one language that becomes two', article)`
    4:1: fr.mdx says 2026-11-10; both languages are published on the same day.
    5:1: This file is the English one: write “only: en”, or take the line out.
      Ce fichier est la version anglaise : écrivez « only: en », ou supprimez la ligne.
    content/articles/rgpd/fr.mdx:5:1: “only: fr” says that there is no other language, but there is en.mdx beside it; take out one of them.`,
  inFrench('an article that begins with a byte order mark', '---\ntitle', '\ufeff---\ntitle')`
    1:1: This file begins with an invisible character, a byte order mark (U+FEFF); save it as UTF-8 without one (npm run check -- --fix corrects it).
      Ce fichier commence par un signe invisible, une marque d’ordre des octets (U+FEFF) ; enregistrez-le en UTF-8 sans elle (npm run check -- --fix le corrige).`,
  spoiled('files that a merge has left undecided', () => {
    const both = (file: string, from: string) =>
      seed(file, from, `<<<<<<< HEAD\n${from}=======\n${from}>>>>>>> main\n`)
    both('content/articles/rgpd/fr.mdx', 'only: fr\n')
    both('content/tags.yaml', '- tag: law\n')
  })`
    content/articles/rgpd/fr.mdx:5:1: A merge has left two versions here; keep what is right, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.
      Une fusion a laissé ici deux versions ; gardez la bonne, et supprimez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.
    content/tags.yaml:1:1: A merge has left two versions here; keep what is right, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  spoiled('files in other encodings', () => {
    const resave = (file: string, encoding: BufferEncoding) =>
      writeFileSync(file, Buffer.from(`\ufeff${readFileSync(file, 'utf8')}`, encoding))
    resave('content/articles/rgpd/fr.mdx', 'latin1')
    resave('content/copy/fr/home.json', 'utf16le')
    resave('content/site.yaml', 'latin1')
  })`
    content/articles/rgpd/fr.mdx:1:1: This file is not UTF-8; save it as UTF-8.
      Ce fichier n’est pas en UTF-8 ; enregistrez-le en UTF-8.
    content/copy/fr/home.json:1:1: This file is not UTF-8; save it as UTF-8.
    content/site.yaml:1:1: This file is not UTF-8; save it as UTF-8.`,
]
