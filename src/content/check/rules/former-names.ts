import { existsSync } from 'node:fs'
import { parse } from 'yaml'
import { articlePath, listPath } from '../../../articles/paths'
import { buildDay } from '../../../settings/clock'
import { languages } from '../../../site/languages'
import { parseArticlePath } from '../../articles/article-file'
import { fieldOf } from '../../field-of'
import { dataFiles } from '../../load/data-files'
import { headOf } from '../../load/front-matter'
import { languageNames, type Message, message } from '../../messages/message'
import { type Findings, type Place, problemIn, start } from '../../messages/problem'
import { isAddress } from '../../redirects'
import type { FormerNames } from '../../schemas/redirects'
import { type Tag, tagsSchema } from '../../schemas/tag'
import { linkChecker } from '../addresses'
import type { Content } from '../content'
import { type FormerContent, openFormerContent } from '../former-content'
import { unknownTag } from '../unknown-names'
import { validData } from '../valid-data'

type List = 'articles' | 'tags'
type Entry = { from: string; to: string }
/** The former names that are listed, and the place of each. */
type Listed = { value: FormerNames; at: (entry: string) => Place }

const redirectsFile = `content/${dataFiles.redirects.name}`
const problem = problemIn(redirectsFile)

/** Requires former names to redirect to an existing page, and every removed public name to be listed. */
export function formerNames(content: Content): Findings | Promise<Findings> {
  const file = validData(dataFiles.redirects)
  // Another rule reports files that break their schema.
  if (!file && existsSync(redirectsFile)) return []
  const listed = file ?? { value: {}, at: () => start }
  const wrong = (['articles', 'tags'] as const).map((list) => wrongEntries(list, listed, content))
  return Promise.all([...wrong, unlisted(listed, content)])
}

function wrongEntries(list: List, { value, at }: Listed, content: Content): Promise<Findings> {
  const entries = value[list] ?? []
  const exists = (name: string) =>
    list === 'articles' ? content.slugs.has(name) : (content.tags()?.includes(name) ?? false)
  const problems = entries.map(async ({ from, to }, index): Promise<Findings> => {
    const place = (field: keyof Entry) => at(`${list}[${index}].${field}`)
    if (exists(from) && !leadsToItself({ from, to }, content))
      return problem(place('from'), message('formerExists', { from }))
    if (entries.findIndex((other) => other.from === from) < index)
      return problem(place('from'), message('formerTwice', { from }))
    const next = entries.find((other) => other.from === to && other.to !== to)
    if (next) return problem(place('to'), message('formerChain', { to, write: next.to }))
    const said = await whyNowhere(list, { from, to }, content)
    return said && problem(place('to'), said)
  })
  return Promise.all(problems)
}

/** Returns whether the address of an article in a language that it no longer has leads to the other one. */
const leadsToItself = ({ from, to }: Entry, { slugs }: Content) =>
  from === to && slugs.get(from)?.length !== languages.length

async function whyNowhere(list: List, { from, to }: Entry, content: Content): Promise<Message | undefined> {
  const pathOf = (name: string) => (list === 'articles' ? articlePath(name) : listPath({ category: name }))
  const tags = content.tags()
  if (list === 'tags' && !isAddress(to) && tags && !tags.includes(to)) return unknownTag(to, tags)
  const check = linkChecker(content)
  const target = isAddress(to) ? to : pathOf(to)
  // Redirects in the other language lead to the language that exists.
  const known = languages.filter((language) => list === 'articles' && content.article(to, language))
  const errors = await Promise.all(
    (known.length > 0 ? known : languages).map((language) => check(target, language)),
  )
  const why = isAddress(to) ? errors.find(Boolean) : errors.every(Boolean) ? errors[0] : undefined
  return why && message('redirectNowhere', { from: pathOf(from), why })
}

/** Reports names that were public on the published branch, in a language, and are now neither in use nor listed. */
function unlisted({ value, at }: Listed, content: Content): Findings {
  const former = openFormerContent()
  if (!former) return []
  const isListed = (list: List, name: string) => value[list]?.some(({ from }) => from === name) ?? false
  const said = (list: List, from: string) =>
    message('nameGone', { thing: message(list === 'tags' ? 'theTag' : 'theArticle'), list, from })
  const gone = former.articles
    .filter((file) => !existsSync(file) && publishedFields(file, former))
    .flatMap((file) => parseArticlePath(file) ?? [])
  const articles = gone.filter(({ slug }, index) => gone.findIndex((one) => one.slug === slug) === index)
  return [
    articles
      .filter(({ slug }) => !isListed('articles', slug))
      .map(({ slug, language }) =>
        content.slugs.has(slug)
          ? message('versionGone', { name: languageNames[language], list: 'articles', from: slug })
          : said('articles', slug),
      )
      .map((one) => problem(at('articles'), one)),
    goneTags(former)
      .filter((tag) => !isListed('tags', tag))
      .map((tag) => problem(at('tags'), said('tags', tag))),
  ]
}

/** Returns the front matter of an article that was public; undefined of others, whose names need no redirect. */
function publishedFields(file: string, former: FormerContent): unknown {
  const fields = headOf(former.read(file) ?? '').places.value
  const day = fieldOf(fields, 'publishedAt')
  const isPublic = fieldOf(fields, 'draft') !== true && typeof day === 'string' && day <= buildDay()
  return isPublic ? fields : undefined
}

/** Returns whether a public article had a tag. */
const hadArticles = (tag: string, former: FormerContent) =>
  former.mentioning(tag).some((file) => {
    const tags = fieldOf(publishedFields(file, former), 'tags')
    return Array.isArray(tags) && tags.includes(tag)
  })

/** Returns the tags that public articles had and that no longer exist. */
function goneTags(former: FormerContent): string[] {
  const now = validData(dataFiles.tags)?.value
  if (!now) return []
  return tagsIn(former.read('content/tags.yaml') ?? '')
    .map(({ tag }) => tag)
    .filter((tag) => now.every((other) => other.tag !== tag) && hadArticles(tag, former))
}

/** Reads the tags of a former `tags.yaml`; returns none if it does not match today's schema. */
function tagsIn(yaml: string): readonly Tag[] {
  try {
    return tagsSchema.validateSync(parse(yaml))
  } catch {
    return []
  }
}
