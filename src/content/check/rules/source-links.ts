import { languages, splitPath } from '../../../site/languages'
import { languageNames, message } from '../../messages/message'
import { type Findings, placeOf, problemIn } from '../../messages/problem'
import { ownRedirects } from '../../redirects'
import { type LinkChecker, linkChecker } from '../addresses'
import type { Content } from '../content'

/**
 * Matches literal addresses in code: `local('/contact')`, `href="/feed.xml"`. Browser tests cover computed
 * ones; those with `*` are patterns.
 */
const written = /(?:\blocal(?:Path)?\(\s*|\bhref=\{?)['"`](\/[^'"`$*]*)['"`]/g

const redirectsFile = 'src/content/redirects.ts'

/** Folders whose code renders no pages: addresses in it are not links. */
const behindPages = /^src\/(?:api|cache|commands|content|files|gatsby|hosting|inquiries|outputs|settings)\//

/** Requires links in pages to exist in every language of the site, and targets of redirects to exist. */
export function sourceLinks(content: Content): Findings | Promise<Findings> {
  if (!content.scope.site) return []
  const check = linkChecker(content)
  const errorOf = async (address: string) => {
    for (const language of languages) {
      const why = await check(address, language)
      if (why) return message('linkNowhereIn', { link: address, name: languageNames[language], why })
    }
    return undefined
  }
  const found = content.source().map(async ({ file, text }): Promise<Findings> => {
    if (file === redirectsFile) return brokenRedirects(text, check)
    if (behindPages.test(file)) return false
    const links = [...text.matchAll(written)].map(async ({ 0: all, 1: address = '', index }) => {
      const error = await errorOf(address)
      return error && problemIn(file)(placeOf(text, index + all.indexOf(address)), error)
    })
    return Promise.all(links)
  })
  return Promise.all(found)
}

const brokenRedirects = (text: string, check: LinkChecker): Promise<Findings> =>
  Promise.all(
    ownRedirects.map(async ({ fromPath: from, toPath }) => {
      const { path, language } = splitPath(toPath)
      const why = /:\w+/.test(path) ? undefined : await check(path, language)
      const place = placeOf(text, Math.max(0, text.indexOf('ownRedirects')))
      return why && problemIn(redirectsFile)(place, message('redirectNowhere', { from, why }))
    }),
  )
