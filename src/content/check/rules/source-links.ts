import { languages, splitPath } from '../../../site/languages'
import { languageNames, type Message, message } from '../../messages/message'
import { type Problem, placeOf, problemIn } from '../../messages/problem'
import { ownRedirects } from '../../redirects'
import { linkChecker } from '../addresses'
import type { Content } from '../content'
import type { SourceFile } from '../source-files'

/**
 * Matches literal addresses in code: `local('/contact')`, `href="/feed.xml"`. Browser tests cover computed
 * ones; those with `*` are patterns.
 */
const written = /(?:\blocal(?:Path)?\(\s*|\bhref=\{?)['"`](\/[^'"`$*]*)['"`]/g

const redirectsFile = 'src/content/redirects.ts'

/** Folders whose code renders no pages: addresses in it are not links. */
const behindPages = /^src\/(?:api|cache|commands|content|files|gatsby|hosting|inquiries|outputs|settings)\//

/** Requires links in pages to exist in every language of the site, and targets of redirects to exist. */
export async function sourceLinks(content: Content): Promise<Problem[]> {
  if (!content.scope.site) return []
  const source = content.source()
  const check = linkChecker(content)
  const errorOf = async (address: string) => {
    for (const language of languages) {
      const why = await check(address, language)
      if (why) return message('linkNowhereIn', { link: address, name: languageNames[language], why })
    }
    return undefined
  }
  const inSource = source
    .filter(({ file }) => !behindPages.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(written)].map(async ({ 0: all, 1: address = '', index }) => {
        const error = await errorOf(address)
        return error ? [problemIn(file)(placeOf(text, index + all.indexOf(address)), error)] : []
      }),
    )
  const redirects = source.find(({ file }) => file === redirectsFile)
  const targets = ownRedirects.map(async ({ fromPath: from, toPath }) => {
    const { path, language } = splitPath(toPath)
    if (!redirects || /:\w+/.test(path)) return []
    const why = await check(path, language)
    return why ? [redirectProblem(redirects, message('redirectNowhere', { from, why }))] : []
  })
  return (await Promise.all([...inSource, ...targets])).flat()
}

const redirectProblem = ({ text }: SourceFile, said: Message): Problem =>
  problemIn(redirectsFile)(placeOf(text, Math.max(0, text.indexOf('ownRedirects'))), said)
