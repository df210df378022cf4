import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { defaultLanguage, isLanguage, splitPath } from '../../../site/languages'
import { type Addresses, openAddresses } from '../addresses'
import { type Article, placeOfNode } from '../article'
import type { Content } from '../content'
import type { Problem } from '../problem'

/** Links of articles lead somewhere, in the language of the article: to a page, an article, a heading, a file. */
export async function links(content: Content): Promise<Problem[]> {
  const addresses = openAddresses(content)
  const origin = ownOrigin()
  const found = content.linking().map(async (article) => {
    const { nodes, ids } = await article.mdx()
    const problems = nodes.map(async (node) => {
      if (node.type === 'image')
        return article.problem(
          placeOfNode(node),
          `A picture is written <Figure src="${node.url}" alt="What it shows" />.`,
        )
      if (node.type !== 'link' && node.type !== 'definition') return undefined
      const fault = await linkFault(node.url, article, ids, addresses, origin)
      return fault && article.problem(placeOfNode(node), fault)
    })
    return (await Promise.all(problems)).filter((problem) => problem !== undefined && problem !== '')
  })
  return (await Promise.all(found)).flat()
}

async function linkFault(
  url: string,
  article: Article,
  ids: ReadonlySet<string>,
  addresses: Addresses,
  origin: string | undefined,
): Promise<string | undefined> {
  if (url === '') return 'This link leads nowhere; write an address between its brackets.'
  if (origin && (url === origin || url.startsWith(`${origin}/`)))
    return `The link ${url} leads to this site; write ${url.slice(origin.length) || '/'}.`
  if (/^(?:https?|mailto|tel):/.test(url)) return undefined
  const address = decoded(url)
  if (!address) return `The link ${url} has a % that stands for nothing; a percent sign is written %25.`
  if (url.startsWith('#')) {
    const id = address.slice(1)
    return ids.has(id) ? undefined : `The link ${url} leads nowhere: no heading of this article is called so.`
  }
  if (!url.startsWith('/'))
    return `The link ${url} must begin with / where it stays on this site, and with https:// where it leaves it.`
  const [, first = ''] = /^\/([^/?#]*)/.exec(url) ?? []
  // From an English page a link may lead to a French one on purpose; French links get their prefix by themselves.
  const split = splitPath(address)
  if (isLanguage(first) && (article.language !== defaultLanguage || first === defaultLanguage))
    return `The link ${url} is written without its language; write ${url.slice(first.length + 1) || '/'}.`
  const language = isLanguage(first) ? split.language : article.language
  const fault = await addresses.fault(split.path, language, { from: article })
  return fault && `The link ${url} leads nowhere: ${fault}.`.replace(/\?\.$/, '?')
}

/** @returns nothing where a `%` begins no sign (RFC 3986, 2.1) */
function decoded(url: string): string | undefined {
  try {
    return decodeURI(url)
  } catch {
    return undefined
  }
}

function ownOrigin(): string | undefined {
  try {
    const site: unknown = parse(readFileSync('content/site.yaml', 'utf8'))
    const url: unknown = typeof site === 'object' && site !== null ? Reflect.get(site, 'url') : undefined
    return typeof url === 'string' ? url.replace(/\/$/, '') : undefined
  } catch {
    return undefined // That file's own rule says what is wrong with it.
  }
}
