import { appendFileSync, rmSync } from 'node:fs'
import { writeBytes, writeFiles } from '../../temporary-project'
import { writePicture } from '../clean-project'
import type { Fault } from '../seeded'

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

/** What is at fault with whole files: where they stand, that they are there, what they weigh. */
export const files: readonly Fault[] = [
  {
    name: 'an article in the place of the list’s own pages',
    spoil: () => writeFiles({ 'content/articles/page/fr.mdx': article }),
    says: [
      'content/articles/page/fr.mdx:1:1: The address “page” belongs to the list of articles; choose another folder name.',
    ],
  },
  ...['content/articles/Cloud/fr.mdx', 'content/articles/cloud-act/de.mdx', 'content/articles/fr.mdx'].map(
    (file): Fault => ({
      name: `an article at ${file}`,
      spoil: () => writeFiles({ [file]: article }),
      says: [
        `${file}:1:1: An article stands in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.`,
      ],
    }),
  ),
  {
    name: 'a language of copy that is missing',
    spoil: () => rmSync('content/copy/fr/home.json'),
    says: ['content/copy/fr/home.json:1:1: This file is missing; the other language has it.'],
  },
  {
    name: 'a file of data that is missing',
    spoil: () => rmSync('content/tags.yaml'),
    says: ['content/tags.yaml:1:1: This file is missing; the site needs it.'],
  },
  {
    name: 'a picture too wide',
    spoil: () => writePicture('content/articles/cloud-act/cover.png', 2401),
    says: [
      'content/articles/cloud-act/cover.png:1:1: This picture is 2401 pixels wide; 2400 are the most that a page shows.',
    ],
  },
  {
    name: 'a picture too heavy',
    spoil: () => appendFileSync('content/articles/cloud-act/cover.png', new Uint8Array(1_100_000)),
    says: [
      'content/articles/cloud-act/cover.png:1:1: This file weighs 1.1 MB; 1 MB is the most. Save it smaller.',
    ],
  },
  {
    name: 'a picture that is none',
    spoil: () => writeBytes('content/articles/cloud-act/cover.png', new Uint8Array(9)),
    says: [
      'content/articles/cloud-act/cover.png:1:1: This picture cannot be read; save it again as PNG, JPEG, WebP or AVIF.',
    ],
  },
  {
    name: 'a picture that nothing shows',
    spoil: () => writePicture('content/articles/rgpd/old.png', 10),
    says: [
      'content/articles/rgpd/old.png:1:1: warning: No language of the article shows this file; name it in one, or delete it.',
    ],
  },
  {
    name: 'a drawing with a script',
    spoil: () =>
      writeFiles({ 'content/articles/cloud-act/schema.svg': '<svg>\n  <script>alert(1)</script>\n</svg>\n' }),
    says: ['content/articles/cloud-act/schema.svg:2:3: A drawing may hold no script.'],
  },
  {
    name: 'a drawing with a style',
    spoil: () =>
      writeFiles({ 'content/articles/cloud-act/schema.svg': '<svg>\n  <path style="fill: red"/>\n</svg>\n' }),
    says: [
      'content/articles/cloud-act/schema.svg:2:9: A drawing takes its looks from the classes ink, hair, dash, star, dot, label and note, not from styles of its own.',
    ],
  },
  {
    name: 'a drawing that loads from elsewhere',
    spoil: () =>
      writeFiles({
        'content/articles/cloud-act/schema.svg': '<svg><image href="https://a.example/b.png"/></svg>\n',
      }),
    says: ['content/articles/cloud-act/schema.svg:1:13: A drawing may load nothing from another address.'],
  },
  {
    name: 'a link to a draft',
    spoil: () =>
      writeFiles({ 'content/articles/rgpd/fr.mdx': article.replace('only: fr', 'only: fr\ndraft: true') }),
    says: [
      'content/articles/cloud-act/en.mdx:16:4: The link /fr/articles/rgpd leads nowhere: that article is a draft still, which readers cannot see; leave the link out until it is published.',
      'content/articles/cloud-act/fr.mdx:10:20: The link /articles/rgpd leads nowhere: that article is a draft still, which readers cannot see; leave the link out until it is published.',
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
      'content/articles/avant/fr.mdx:9:4: The link /articles/rgpd leads nowhere: that article is out on 2026-12-02 only; leave the link out until then.',
      'content/articles/cloud-act/en.mdx:16:4: The link /fr/articles/rgpd leads nowhere: that article is out on 2026-12-02 only; leave the link out until then.',
      'content/articles/cloud-act/fr.mdx:10:20: The link /articles/rgpd leads nowhere: that article is out on 2026-12-02 only; leave the link out until then.',
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
      'content/articles/avant/fr.mdx:9:4: The link /articles/category/method leads nowhere: there is no such page.',
    ],
  },
  {
    name: 'an article of one language that becomes two',
    spoil: () => writeFiles({ 'content/articles/rgpd/en.mdx': article }),
    says: [
      'content/articles/rgpd/en.mdx:4:1: fr.mdx says 2026-11-10; both languages are published on one day.',
      'content/articles/rgpd/en.mdx:5:1: This file is the English one: write “only: en”, or take the line out.',
      'content/articles/rgpd/fr.mdx:5:1: “only: fr” says that there is no other language, but en.mdx stands beside it; take out one of them.',
    ],
  },
  {
    name: 'a redirect whose target is not written any more',
    spoil: () => rmSync('src/build/articles-json.ts'),
    says: [
      'src/build/redirects.ts:1:1: The redirect from /api/articles leads nowhere: there is no such page.',
      'src/build/redirects.ts:1:1: The redirect from /fr/api/articles leads nowhere: there is no such page.',
    ],
  },
]
