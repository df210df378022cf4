import type { Link } from 'mdast'
import { defaultLanguage, isLanguage, splitPath } from '../../../site/languages'
import { dataFiles } from '../../load/data-files'
import { type Message, message } from '../../messages/message'
import type { Findings } from '../../messages/problem'
import { type LinkChecker, linkChecker } from '../addresses'
import { type Article, placeOfNode, sourceOf } from '../article'
import type { Content } from '../content'
import { validData } from '../valid-data'

/** Requires links of articles to lead to a page, article, heading or file, in the language of the article. */
export function links(content: Content): Promise<Findings> {
  const check = linkChecker(content)
  const origin = validData(dataFiles.site)?.value.url
  const found = content.linking().map(async (article) => {
    const { nodes, ids } = await article.mdx()
    const problems = nodes.map(async (node): Promise<Findings> => {
      if (node.type === 'image' || node.type === 'imageReference') {
        const src = node.type === 'image' ? node.url : './drawing.svg'
        return article.problem(placeOfNode(node), message('pictureInMarkup', { src }))
      }
      if (node.type !== 'link' && node.type !== 'definition') return undefined
      const error = await linkError(node.url, article, ids, check, origin)
      const place = placeOfNode(node)
      return [error && article.problem(place, error), node.type === 'link' && ofWords(node, article)]
    })
    return Promise.all(problems)
  })
  return Promise.all(found)
}

/** Words that say nothing where links are listed without their sentences, as screen readers do. */
const empty =
  /^(?:(?:cliquez |voir |click |see )?(?:ici|here)|(?:ce|le|this|the) (?:lien|link)|(?:en )?savoir plus|lire (?:plus|la suite)|(?:read |learn )?more)[.…]?$/i

/** Addresses that say where a reader comes from, or pass by a search engine: copied from a mail, a network, a chatbot. */
const tracking = /[?&](?:utm_\w+|fbclid|gclid|mc_eid)=|^https?:\/\/www\.google\.[a-z.]+\/url\?/

/** Requires a link to have words, and warns of words that do not say where it leads (WCAG 2.2, 2.4.4; RGAA 6.1). */
function ofWords(link: Link, { problem, source }: Article): Findings {
  const words = link.children
    .map((child) => sourceOf(child, source))
    .join('')
    .trim()
  if (words === '') return problem(placeOfNode(link), message('linkWordless'))
  return empty.test(words) && problem(placeOfNode(link), message('linkVague', { words }), 'warning')
}

async function linkError(
  url: string,
  article: Article,
  ids: ReadonlySet<string>,
  check: LinkChecker,
  origin: string | undefined,
): Promise<Message | undefined> {
  if (url === '') return message('linkEmpty')
  const own = origin && ownAddress(url, origin)
  if (own) {
    const address = own.replace(/(?<=.)\/(?=$|[?#])/, '')
    return message('linkToOwnSite', { link: url, write: withoutLanguage(address, article) ?? address })
  }
  if (tracking.test(url)) return message('linkTracking', { link: url })
  if (/^(?:https?|mailto|tel):/.test(url)) return undefined
  const address = decoded(url)
  if (!address) return message('linkPercent', { link: url })
  if (url.startsWith('#')) {
    const id = address.slice(1)
    return ids.has(id) ? undefined : message('linkNoHeading', { link: url })
  }
  if (!url.startsWith('/')) return message('linkNoSlash', { link: url })
  const bare = withoutLanguage(url, article)
  if (bare) return message('linkWithLanguage', { link: url, write: bare })
  const split = splitPath(address)
  const language = split.path === address ? article.language : split.language
  const why = await check(split.path, language, article)
  return why && message('linkNowhere', { link: url, why })
}

/** Returns the path of a full address of this site, like `/pricing`; undefined for other sites. */
function ownAddress(url: string, origin: string): string | undefined {
  const host = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, name = '', rest = ''] = /^([^/?#]*)(.*)$/.exec(host(url)) ?? []
  if (!/^https?:/i.test(url) || name.toLowerCase() !== host(origin)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Returns the address without its language prefix; undefined if it has none, or may have it: English articles
 * may link to French pages, whereas links of French articles get the prefix automatically.
 */
function withoutLanguage(address: string, { language }: Article): string | undefined {
  const [, first = ''] = /^\/([^/?#]*)/.exec(address) ?? []
  if (!isLanguage(first) || (language === defaultLanguage && first !== defaultLanguage)) return undefined
  const rest = address.slice(first.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns undefined if a `%` starts no valid escape (RFC 3986, 2.1). */
function decoded(url: string): string | undefined {
  try {
    return decodeURI(url)
  } catch {
    return undefined
  }
}
