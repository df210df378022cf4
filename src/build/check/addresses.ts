import { existsSync } from 'node:fs'
import { articlesPerPage } from '../../articles/paths'
import { outcomePath, outcomes } from '../../contact/outcomes'
import { type Language, otherLanguage } from '../../site/languages'
import { buildDay } from '../clock'
import { createRedirects } from '../redirects'
import { type Article, isDraft, tagsOf, textField } from './article'
import type { Content } from './content'
import { type Message, message } from './messages/message'
import { nearest } from './nearest'
import type { SourceFile } from './source-files'

export type Redirect = { from: string; to: string; permanent: boolean }

export type Addresses = {
  /**
   * Judges an address of the site, written without a language.
   * @param options.from the article that holds the link: a draft may lead to what is not out, others to what is out with them
   * @returns why it leads nowhere and what to write instead; undefined where it leads to a page
   */
  fault: (address: string, language: Language, options?: { from?: Article }) => Promise<Message | undefined>
  redirects: readonly Redirect[]
}

/** Every address that the build will make, known from the sources alone. */
export function openAddresses(content: Content): Addresses {
  const source = content.source()
  const pages = new Set([...pagesOf(source), ...outcomes.map(outcomePath)])
  const redirects = declaredRedirects()
  const today = buildDay()
  const ids = new Set(
    source.flatMap(({ text }) => [...text.matchAll(/["']([\w-]+)["']/g)].map(([, id = '']) => id)),
  )

  async function fault(
    address: string,
    language: Language,
    { from }: { from?: Article } = {},
  ): Promise<Message | undefined> {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
    if (path.length > 1 && path.endsWith('/')) return message('endsWithSlash', { write: path.slice(0, -1) })
    const [, slug] = /^\/articles\/([^/]+)$/.exec(path) ?? []
    if (slug && !pages.has(path)) return articleFault(slug, anchor, language, from)
    if (pages.has(path))
      return !anchor || ids.has(anchor) ? undefined : message('noPart', { anchor, write: path })
    if (isList(path, language, from)) return undefined
    const moved = redirects.find(({ from, permanent }) => permanent && toPattern(from).test(path))
    if (moved) {
      const [, ...values] = toPattern(moved.from).exec(path) ?? []
      return message('moved', { write: values.reduce((to, value) => to.replace(/:\w+/, value), moved.to) })
    }
    if (redirects.some(({ from }) => toPattern(from).test(path)) || isFile(path)) return undefined
    const near = nearest(path, [...pages, ...[...content.slugs.keys()].map((name) => `/articles/${name}`)])
    if (near) return message('noPageNear', { near })
    // An author knows what the page is about, but not that `/tarifs` is called `/pricing`.
    const likely = isPlain(path) ? [...pages, '/articles'].filter(isPlain).sort() : []
    return likely.length > 0 ? message('noPageAmong', { pages: likely }) : message('noPage')
  }

  async function articleFault(
    slug: string,
    anchor: string | undefined,
    language: Language,
    from: Article | undefined,
  ) {
    const article = content.article(slug, language)
    if (!article) {
      if (content.article(slug, otherLanguage(language)))
        return message('articleInOtherLanguage', { other: otherLanguage(language) })
      const near = nearest(slug, [...content.slugs.keys()])
      return near ? message('noArticleNear', { near: `/articles/${near}` }) : message('noArticle')
    }
    const fault = outFault(article, from)
    if (fault) return fault
    if (!anchor || (await article.mdx()).ids.has(anchor)) return undefined
    const near = nearest(anchor, [...(await article.mdx()).ids])
    return near
      ? message('noHeadingThereNear', { anchor, near })
      : message('noHeadingThere', { anchor, write: `/articles/${slug}` })
  }

  /** Why readers cannot see an article yet, on the day from which they read the one that leads to it. */
  function outFault(article: Article, from: Article | undefined): Message | undefined {
    if (from && isDraft(from)) return undefined
    if (isDraft(article)) return message('articleIsDraft')
    const [day, ownDay] = [dayOf(article), from && dayOf(from)]
    return day && day > today && (!ownDay || day > ownDay) ? message('articleLater', { day }) : undefined
  }

  /** A further page of the list, or a category of it. */
  function isList(path: string, language: Language, from: Article | undefined): boolean {
    const [match, tag, page = '1'] =
      /^\/articles(?:\/category\/([\w-]+))?(?:\/page\/(\d+))?$/.exec(path) ?? []
    if (!match) return false
    const listed = [...content.slugs.keys()]
      .flatMap((name) => content.article(name, language) ?? [])
      .filter(
        (article) => !isDraft(article) && !outFault(article, from) && (!tag || tagsOf(article).includes(tag)),
      )
    return listed.length > (Number(page) - 1) * articlesPerPage
  }

  /** A file of `static/`, or one that the build writes: then its code names it. */
  const isFile = (path: string) =>
    /\.\w+$/.test(path) &&
    (existsSync(`static${path}`) ||
      source.some(({ text }) => text.includes(path.slice(path.lastIndexOf('/') + 1))))

  return { fault, redirects }
}

/** The day of an article; undefined where its front matter says none, as its own rule tells. */
function dayOf(article: Article): string | undefined {
  const day = textField(article, 'publishedAt')
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}

/** `/pricing`, and neither a file nor a page below another. */
const isPlain = (path: string) => /^\/[\w-]*$/.test(path)

/** `src/pages/services/index.tsx` is `/services`. */
const pagesOf = (source: readonly SourceFile[]) =>
  source.flatMap(({ file }) => {
    const [, name] = /^src\/pages\/(.*)\.tsx$/.exec(file) ?? []
    return name && name !== '404' ? [`/${name}`.replace(/\/index$/, '') || '/'] : []
  })

/** What `src/build/redirects.ts` declares, each with and without its language. */
function declaredRedirects(): Redirect[] {
  const redirects: Redirect[] = []
  createRedirects({
    createRedirect: ({ fromPath, toPath, statusCode }) => {
      redirects.push({ from: fromPath, to: toPath, permanent: statusCode !== 200 })
    },
  })
  return redirects
}

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`)
