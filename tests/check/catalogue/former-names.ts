import { renameSync, rmSync } from 'node:fs'
import { commit, git, seed, writeFiles } from '../../support/temporary-project'
import { type SeededError, spoiled, written } from '../seeded'

const file = 'content/redirects.yaml'

const listed = written(file)

/** Commits the project, for git to compare what is changed after that. */
function publish() {
  git('init', '-q', '-b', 'main')
  commit()
}

/** Errors in the list after a change of what is public. */
const changed = (name: string, change: () => void) =>
  spoiled(
    name,
    () => {
      publish()
      change()
    },
    file,
  )

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
  )``,
  listed(
    'an article that is deleted without another in its place',
    'articles:\n  - { from: gdpr, to: /pricing }\n',
  )``,
  spoiled('a list that was deleted', () => rmSync(file), file)`
    1:1: This file is missing; the site needs it.`,
  listed('a list with another name', 'article:\n  - { from: gdpr, to: rgpd }\n')`
    1:1: “article” is not a field of the former names; did you mean “articles”?`,
  listed(
    'addresses instead of names',
    'articles:\n  - { from: /articles/gdpr, to: rgpd }\n  - { from: gdpr, to: https://a.example }\n',
  )`
    2:7: “from” must be lower-case words joined by hyphens.
      « from » doit se composer de mots en minuscules sans accent, joints par des traits d’union.
    3:19: “to” must be a present name, or an address of the site like /articles.
      « to » doit être un nom actuel, ou une adresse du site comme /articles.`,
  listed('a present name with a slip', 'articles:\n  - { from: gdpr, to: rgdp }\n')`
    2:19: The redirect from /articles/gdpr leads nowhere: there is no such article; did you mean /articles/rgpd?`,
  listed('an address that does not exist', 'articles:\n  - { from: gdpr, to: /shop }\n')`
    2:19: The redirect from /articles/gdpr leads nowhere: there is no such page; the pages are /, /articles, /pricing.
      La redirection depuis /articles/gdpr ne mène nulle part : cette page n’existe pas ; les pages sont /, /articles, /pricing.`,
  listed('a present tag with a slip', 'tags:\n  - { from: loi, to: lax }\n')`
    2:18: There is no tag “lax” in content/tags.yaml; did you mean “law”?`,
  listed(
    'a name that exists again',
    'articles:\n  - { from: rgpd, to: cloud-act }\ntags:\n  - { from: law, to: cloud }\n',
  )`
    2:7: “rgpd” exists again, and its address leads to it; take this line out.
      « rgpd » existe de nouveau, et son adresse y mène ; supprimez cette ligne.
    4:7: “law” exists again, and its address leads to it; take this line out.`,
  listed(
    'a name that is there twice',
    'articles:\n  - { from: gdpr, to: rgpd }\n  - { from: gdpr, to: cloud-act }\n',
  )`
    3:7: “gdpr” is here twice; take one of the lines out.
      « gdpr » est là deux fois ; supprimez une des lignes.`,
  listed(
    'a name that leads to another former one',
    'articles:\n  - { from: a, to: b }\n  - { from: b, to: c }\n  - { from: c, to: rgpd }\n',
  )`
    2:16: “b” has changed its name since; write “to: c”.
      « b » a depuis changé de nom ; écrivez « to: c ».
    3:16: “c” has changed its name since; write “to: rgpd”.`,
  spoiled('a link to the former name of an article, and of a tag', () => {
    writeFiles({ [file]: 'articles:\n  - { from: gdpr, to: rgpd }\ntags:\n  - { from: loi, to: law }\n' })
    seed(french, '/articles/rgpd)', '/articles/gdpr)')
    seed(english, '/articles/category/law', '/articles/category/loi')
  })`
    ${english}:16:39: The link /articles/category/loi leads nowhere: it has moved; write /articles/category/law.
    ${french}:10:20: The link /articles/gdpr leads nowhere: it has moved; write /articles/rgpd.`,
  changed('an article that is gone', () => {
    unlinkRgpd()
    rmSync('content/articles/rgpd', { recursive: true })
    writeFiles({ [file]: '# Former names.\narticles:\ntags:\n' })
  })`
    2:1: The article “rgpd” is gone, and links to its address lead nowhere; below “articles:” add “- { from: rgpd, to: … }” with its new name, the name of what takes its place, or /articles.
      L’article « rgpd » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « articles: », ajoutez « - { from: rgpd, to: … } » avec son nouveau nom, le nom de ce qui le remplace, ou /articles.`,
  changed('an article in a folder of another name, as the list says', () => {
    unlinkRgpd()
    renameSync('content/articles/rgpd', 'content/articles/rgpd-pme')
    writeFiles({ [file]: 'articles:\n  - { from: rgpd, to: rgpd-pme }\n' })
  })``,
  changed('a tag with another name', () => {
    seed('content/tags.yaml', 'tag: law', 'tag: right')
    for (const article of [english, french]) seed(article, '[law, cloud]', '[right, cloud]')
    seed(english, '/articles/category/law', '/articles/category/right')
    seed('content/articles/rgpd/fr.mdx', '[law]', '[right]')
  })`
    2:1: The tag “law” is gone, and links to its address lead nowhere; below “tags:” add “- { from: law, to: … }” with its new name, the name of what takes its place, or /articles.`,
  changed('a tag that is gone', () => {
    seed('content/tags.yaml', '- tag: cloud\n  name: { en: Cloud, fr: Cloud }\n  picture: idea\n', '')
    for (const article of [english, french]) seed(article, '[law, cloud]', '[law]')
  })`
    2:1: The tag “cloud” is gone, and links to its address lead nowhere; below “tags:” add “- { from: cloud, to: … }” with its new name, the name of what takes its place, or /articles.
      Le sujet « cloud » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « tags: », ajoutez « - { from: cloud, to: … } » avec son nouveau nom, le nom de ce qui le remplace, ou /articles.`,
  spoiled(
    'a tag that is gone from a list that had other fields',
    () => {
      const tag = '- tag: cloud\n  name: { en: Cloud, fr: Cloud }\n'
      seed('content/tags.yaml', 'picture: idea', 'icon: idea')
      publish()
      seed('content/tags.yaml', `${tag}  icon: idea\n`, '')
      for (const article of [english, french]) seed(article, '[law, cloud]', '[law]')
    },
    file,
  )`
    2:1: The tag “cloud” is gone, and links to its address lead nowhere; below “tags:” add “- { from: cloud, to: … }” with its new name, the name of what takes its place, or /articles.`,
  spoiled('a tag that no public article had goes, though a text has a word like it in a list', () => {
    seed(french, '\n---\n', '\n---\n\n- cloud privé\n')
    for (const article of [english, french]) seed(article, '[law, cloud]', '[law]')
    publish()
    seed('content/tags.yaml', '- tag: cloud\n  name: { en: Cloud, fr: Cloud }\n  picture: idea\n', '')
  })``,
]
