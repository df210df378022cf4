import { existsSync } from 'node:fs'
import { articlePath, listPath } from '../../../articles/paths'
import { languages } from '../../../site/languages'
import { parseArticlePath } from '../../articles/article-file'
import { fieldOf } from '../../field-of'
import { dataFiles } from '../../load/data-files'
import { parsePlaces } from '../../load/yaml-problems'
import { languageNames, type Message, message } from '../../messages/message'
import type { Findings } from '../../messages/problem'
import { isAddress } from '../../redirects'
import { linkChecker } from '../addresses'
import { type Article, articleOf, dayOf, isDraft, tagsOf } from '../article'
import type { Content } from '../content'
import { type FormerContent, openFormerContent } from '../former-content'
import { parseMdx } from '../parse-mdx'
import { unknownTag } from '../unknown-names'
import { type ValidData, validData, validTags } from '../valid-data'

type List = 'articles' | 'tags'
type Entry = { from: string; to: string }
/** The former names that are listed. */
type Listed = ValidData<typeof dataFiles.redirects.schema>

/** Requires former names to redirect to an existing page, and every removed public name to be listed. */
export function formerNames(content: Content): Findings | Promise<Findings> {
  const listed = validData(dataFiles.redirects)
  if (!listed) return []
  const wrong = (['articles', 'tags'] as const).map((list) => wrongEntries(list, listed, content))
  return Promise.all([...wrong, unlisted(listed, content)])
}

function wrongEntries(list: List, { value, problem }: Listed, content: Content): Promise<Findings> {
  const entries = value[list] ?? []
  const exists = (name: string) =>
    list === 'articles' ? content.slugs.has(name) : (validTags()?.includes(name) ?? false)
  const problems = entries.map(async ({ from, to }, index): Promise<Findings> => {
    const place = `${list}[${index}]`
    if (exists(from) && !leadsToItself({ from, to }, content))
      return problem(`${place}.from`, message('formerExists', { from }))
    if (entries.findIndex((other) => other.from === from) < index)
      return problem(`${place}.from`, message('formerTwice', { from }))
    const next = entries.find((other) => other.from === to && other.to !== to)
    if (next) return problem(`${place}.to`, message('formerChain', { to, write: next.to }))
    const said = await whyNowhere(list, { from, to }, content)
    return said && problem(`${place}.to`, said)
  })
  return Promise.all(problems)
}

/** Returns whether the address of an article in a language that it no longer has leads to the other one. */
const leadsToItself = ({ from, to }: Entry, { slugs }: Content) =>
  from === to && slugs.get(from)?.length !== languages.length

async function whyNowhere(list: List, { from, to }: Entry, content: Content): Promise<Message | undefined> {
  const pathOf = (name: string) => (list === 'articles' ? articlePath(name) : listPath({ category: name }))
  const tags = validTags()
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
function unlisted({ value, problem }: Listed, content: Content): Findings {
  const former = openFormerContent()
  if (!former) return []
  const isListed = (list: List, name: string) => value[list]?.some(({ from }) => from === name) ?? false
  const said = (list: List, from: string) =>
    message('nameGone', { thing: message(list === 'tags' ? 'theTag' : 'theArticle'), list, from })
  const gone = former.articles
    .filter((file) => !existsSync(file))
    .flatMap((file) => publicArticle(file, former, content.day) ?? [])
  const articles = gone.filter(({ slug }, index) => gone.findIndex((one) => one.slug === slug) === index)
  return [
    articles
      .filter(({ slug }) => !isListed('articles', slug))
      .map(({ slug, language }) =>
        content.slugs.has(slug)
          ? message('versionGone', { name: languageNames[language], list: 'articles', from: slug })
          : said('articles', slug),
      )
      .map((one) => problem('articles', one)),
    goneTags(former, content.day)
      .filter((tag) => !isListed('tags', tag))
      .map((tag) => problem('tags', said('tags', tag))),
  ]
}

/** Returns an article of the published branch; undefined if it was not public, as its name needs no redirect. */
function publicArticle(file: string, former: FormerContent, today: string): Article | undefined {
  const place = parseArticlePath(file)
  const article = place && articleOf({ file, ...place, source: former.read(file) ?? '' }, parseMdx)
  const day = article && dayOf(article)
  return day && day <= today && !isDraft(article) ? article : undefined
}

/** Returns the tags that public articles had and that no longer exist. */
function goneTags(former: FormerContent, today: string): string[] {
  const now = validTags()
  const hadArticles = (tag: string) =>
    former.mentioning(tag).some((file) => {
      const article = publicArticle(file, former, today)
      return article && tagsOf(article).includes(tag)
    })
  const { value } = parsePlaces(former.read('content/tags.yaml') ?? '')
  return [value]
    .flat()
    .map((entry) => fieldOf(entry, 'tag'))
    .filter((tag) => typeof tag === 'string')
    .filter((tag) => now && !now.includes(tag) && hadArticles(tag))
}
