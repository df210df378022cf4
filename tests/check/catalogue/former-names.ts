import { execFileSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { seed, writeFiles } from '../../temporary-project'
import type { Said, SeededError } from '../seeded'

const file = 'content/redirects.yaml'

const listed = (name: string, text: string, ...says: readonly Said[]): SeededError => ({
  name,
  spoil: () => writeFiles({ [file]: text }),
  says: says.map((said) => ({ ...said, at: `${file}:${said.at}` })),
})

/** The project after a change that git can compare with the commit before it. */
const since =
  (change: () => void): (() => void) =>
  () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { stdio: 'pipe' })
    git('init', '-q', '-b', 'main')
    git('add', '-A')
    git('commit', '-q', '-m', 'A step')
    change()
  }

const english = 'content/articles/cloud-act/en.mdx'
const french = 'content/articles/cloud-act/fr.mdx'

/** Removes the links to the article, which other cases report. */
function unlinkRgpd() {
  seed(french, '[un lien](/articles/rgpd)', 'un lien')
  seed(english, '[French](/fr/articles/rgpd)', 'French')
}

export const formerNames: readonly SeededError[] = [
  listed(
    'former names of an article and a tag',
    'articles:\n  - { from: gdpr, to: rgpd }\ntags:\n  - { from: loi, to: law }\n',
  ),
  listed(
    'an article that is deleted without another in its place',
    'articles:\n  - { from: gdpr, to: /pricing }\n',
  ),
  listed('a list with another name', 'article:\n  - { from: gdpr, to: rgpd }\n', {
    at: '1:1',
    en: '“article” is no field of the former names; did you mean “articles”?',
    fr: '« article » n’est pas un champ des anciens noms ; vouliez-vous dire « articles » ?',
  }),
  listed(
    'addresses instead of names',
    'articles:\n  - { from: /articles/gdpr, to: rgpd }\n  - { from: gdpr, to: https://a.example }\n',
    {
      at: '2:7',
      en: '“from” must be lower-case words joined by hyphens.',
      fr: '« from » doit se composer de mots en minuscules sans accent, joints par des traits d’union.',
    },
    {
      at: '3:19',
      en: '“to” must be a present name, or an address of the site like /articles.',
      fr: '« to » doit être un nom actuel, ou une adresse du site comme /articles.',
    },
  ),
  listed('a present name with a slip', 'articles:\n  - { from: gdpr, to: rgdp }\n', {
    at: '2:19',
    en: 'The redirect from /articles/gdpr leads nowhere: there is no such article; did you mean /articles/rgpd?',
    fr: 'La redirection depuis /articles/gdpr ne mène nulle part : cet article n’existe pas ; vouliez-vous dire /articles/rgpd ?',
  }),
  listed('an address that does not exist', 'articles:\n  - { from: gdpr, to: /shop }\n', {
    at: '2:19',
    en: 'The redirect from /articles/gdpr leads nowhere: there is no such page; the pages are /, /articles, /pricing.',
    fr: 'La redirection depuis /articles/gdpr ne mène nulle part : cette page n’existe pas ; les pages sont /, /articles, /pricing.',
  }),
  listed('a present tag with a slip', 'tags:\n  - { from: loi, to: lax }\n', {
    at: '2:18',
    en: 'There is no tag “lax” in content/tags.yaml; did you mean “law”?',
    fr: 'Il n’y a pas de sujet « lax » dans content/tags.yaml ; vouliez-vous dire « law » ?',
  }),
  listed(
    'a name that exists again',
    'articles:\n  - { from: rgpd, to: cloud-act }\ntags:\n  - { from: law, to: cloud }\n',
    {
      at: '2:7',
      en: '“rgpd” exists again, and its address leads to it; take this line out.',
      fr: '« rgpd » existe de nouveau, et son adresse y mène ; supprimez cette ligne.',
    },
    {
      at: '4:7',
      en: '“law” exists again, and its address leads to it; take this line out.',
      fr: '« law » existe de nouveau, et son adresse y mène ; supprimez cette ligne.',
    },
  ),
  listed(
    'a name that is there twice',
    'articles:\n  - { from: gdpr, to: rgpd }\n  - { from: gdpr, to: cloud-act }\n',
    {
      at: '3:7',
      en: '“gdpr” is here twice; take one of the lines out.',
      fr: '« gdpr » est là deux fois ; supprimez une des lignes.',
    },
  ),
  listed(
    'a name that leads to another former one',
    'articles:\n  - { from: a, to: b }\n  - { from: b, to: c }\n  - { from: c, to: rgpd }\n',
    {
      at: '2:16',
      en: '“b” has changed its name since; write “to: rgpd”.',
      fr: '« b » a depuis changé de nom ; écrivez « to: rgpd ».',
    },
    {
      at: '3:16',
      en: '“c” has changed its name since; write “to: rgpd”.',
      fr: '« c » a depuis changé de nom ; écrivez « to: rgpd ».',
    },
  ),
  {
    name: 'a link to the former name of an article, and of a tag',
    spoil: () => {
      writeFiles({ [file]: 'articles:\n  - { from: gdpr, to: rgpd }\ntags:\n  - { from: loi, to: law }\n' })
      seed(french, '/articles/rgpd)', '/articles/gdpr)')
      seed(english, '/articles/category/law', '/articles/category/loi')
    },
    says: [
      {
        at: `${english}:16:39`,
        en: 'The link /articles/category/loi leads nowhere: it has moved; write /articles/category/law.',
        fr: 'Le lien /articles/category/loi ne mène nulle part : la page a changé d’adresse ; écrivez /articles/category/law.',
      },
      {
        at: `${french}:10:20`,
        en: 'The link /articles/gdpr leads nowhere: it has moved; write /articles/rgpd.',
        fr: 'Le lien /articles/gdpr ne mène nulle part : la page a changé d’adresse ; écrivez /articles/rgpd.',
      },
    ],
  },
  {
    name: 'an article in a folder of another name',
    spoil: since(() => {
      unlinkRgpd()
      renameSync('content/articles/rgpd', 'content/articles/rgpd-pme')
    }),
    says: [
      {
        at: `${file}:1:1`,
        en: 'The article “rgpd” is called “rgpd-pme” now, and links to its address lead nowhere; add “- { from: rgpd, to: rgpd-pme }” below “articles:”.',
        fr: 'L’article « rgpd » s’appelle désormais « rgpd-pme », et les liens vers son adresse ne mènent plus nulle part ; sous « articles: », ajoutez « - { from: rgpd, to: rgpd-pme } ».',
      },
    ],
  },
  {
    name: 'an article that is gone',
    spoil: since(() => {
      unlinkRgpd()
      rmSync('content/articles/rgpd', { recursive: true })
      writeFiles({ [file]: '# Former names.\narticles:\ntags:\n' })
    }),
    says: [
      {
        at: `${file}:2:1`,
        en: 'The article “rgpd” is gone, and links to its address lead nowhere; add “- { from: rgpd, to: /articles }” below “articles:”, or the name of what takes its place instead of /articles.',
        fr: 'L’article « rgpd » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « articles: », ajoutez « - { from: rgpd, to: /articles } », ou mettez à la place de /articles le nom de ce qui le remplace.',
      },
    ],
  },
  {
    name: 'an article in a folder of another name, as the list says',
    spoil: since(() => {
      unlinkRgpd()
      renameSync('content/articles/rgpd', 'content/articles/rgpd-pme')
      writeFiles({ [file]: 'articles:\n  - { from: rgpd, to: rgpd-pme }\n' })
    }),
    says: [],
  },
  {
    name: 'a tag with another name',
    spoil: since(() => {
      seed('content/tags.yaml', 'tag: law', 'tag: right')
      for (const article of [english, french]) seed(article, '[law, cloud]', '[right, cloud]')
      seed(english, '/articles/category/law', '/articles/category/right')
      seed('content/articles/rgpd/fr.mdx', '[law]', '[right]')
    }),
    says: [
      {
        at: `${file}:1:1`,
        en: 'The tag “law” is called “right” now, and links to its address lead nowhere; add “- { from: law, to: right }” below “tags:”.',
        fr: 'Le sujet « law » s’appelle désormais « right », et les liens vers son adresse ne mènent plus nulle part ; sous « tags: », ajoutez « - { from: law, to: right } ».',
      },
    ],
  },
  {
    name: 'a tag that is gone',
    spoil: since(() => {
      seed('content/tags.yaml', '- tag: cloud\n  name: { en: Cloud, fr: Cloud }\n  picture: idea\n', '')
      for (const article of [english, french]) seed(article, '[law, cloud]', '[law]')
    }),
    says: [
      {
        at: `${file}:1:1`,
        en: 'The tag “cloud” is gone, and links to its address lead nowhere; add “- { from: cloud, to: /articles }” below “tags:”, or the name of what takes its place instead of /articles.',
        fr: 'Le sujet « cloud » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « tags: », ajoutez « - { from: cloud, to: /articles } », ou mettez à la place de /articles le nom de ce qui le remplace.',
      },
    ],
  },
]
