import { existsSync } from 'node:fs'
import { articlesPerPage } from '../../articles/paths'
import { outcomePath, outcomes } from '../../contact/outcomes'
import { type Language, otherLanguage } from '../../site/languages'
import { createRedirects } from '../redirects'
import { isDraft, tagsOf } from './article'
import type { Content } from './content'
import { nearest } from './nearest'
import type { SourceFile } from './source-files'

export type Redirect = { from: string; to: string; permanent: boolean }

export type Addresses = {
  /**
   * Judges an address of the site, written without a language.
   * @returns what is wrong with it and what to write instead; undefined where it leads to a page
   */
  fault: (
    address: string,
    language: Language,
    options?: { fromDraft?: boolean },
  ) => Promise<string | undefined>
  redirects: readonly Redirect[]
}

/** Every address that the build will make, known from the sources alone. */
export function openAddresses(content: Content): Addresses {
  const source = content.source()
  const pages = new Set([...pagesOf(source), ...outcomes.map(outcomePath)])
  const redirects = declaredRedirects()
  const ids = new Set(
    source.flatMap(({ text }) => [...text.matchAll(/["']([\w-]+)["']/g)].map(([, id = '']) => id)),
  )

  async function fault(
    address: string,
    language: Language,
    { fromDraft = false }: { fromDraft?: boolean } = {},
  ): Promise<string | undefined> {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
    if (path.length > 1 && path.endsWith('/')) return `it ends with a /; write ${path.slice(0, -1)}`
    const [, slug] = /^\/articles\/([^/]+)$/.exec(path) ?? []
    if (slug && !pages.has(path)) return articleFault(slug, anchor, language, fromDraft)
    if (pages.has(path))
      return !anchor || ids.has(anchor)
        ? undefined
        : `no part of that page is called “#${anchor}”; write ${path}`
    if (isList(path, language)) return undefined
    const moved = redirects.find(({ from, permanent }) => permanent && toPattern(from).test(path))
    if (moved) {
      const [, ...values] = toPattern(moved.from).exec(path) ?? []
      return `it has moved; write ${values.reduce((to, value) => to.replace(/:\w+/, value), moved.to)}`
    }
    if (redirects.some(({ from }) => toPattern(from).test(path)) || isFile(path)) return undefined
    const near = nearest(path, [...pages, ...[...content.slugs.keys()].map((name) => `/articles/${name}`)])
    if (near) return `there is no such page; did you mean ${near}?`
    // An author knows what the page is about, but not that `/tarifs` is called `/pricing`.
    const likely = isPlain(path) ? [...pages, '/articles'].filter(isPlain).sort() : []
    return likely.length > 0
      ? `there is no such page; the pages are ${likely.join(', ')}`
      : 'there is no such page'
  }

  async function articleFault(
    slug: string,
    anchor: string | undefined,
    language: Language,
    fromDraft: boolean,
  ) {
    const article = content.article(slug, language)
    if (!article) {
      if (content.article(slug, otherLanguage(language)))
        return `that article exists only in the other language, ${otherLanguage(language)}.mdx; leave the link out here`
      const near = nearest(slug, [...content.slugs.keys()])
      return `there is no such article${near ? `; did you mean /articles/${near}?` : ''}`
    }
    if (isDraft(article) && !fromDraft)
      return 'that article is a draft still, which readers cannot see; leave the link out until it is published'
    if (!anchor || (await article.mdx()).ids.has(anchor)) return undefined
    const near = nearest(anchor, [...(await article.mdx()).ids])
    return `no heading there is called “#${anchor}”; ${near ? `did you mean #${near}?` : `write /articles/${slug}`}`
  }

  /** A further page of the list, or a category of it. */
  function isList(path: string, language: Language): boolean {
    const [match, tag, page = '1'] =
      /^\/articles(?:\/category\/([\w-]+))?(?:\/page\/(\d+))?$/.exec(path) ?? []
    if (!match) return false
    const listed = [...content.slugs.keys()]
      .flatMap((name) => content.article(name, language) ?? [])
      .filter((article) => !isDraft(article) && (!tag || tagsOf(article).includes(tag)))
    return listed.length > (Number(page) - 1) * articlesPerPage
  }

  /** A file of `static/`, or one that the build writes: then its code names it. */
  const isFile = (path: string) =>
    /\.\w+$/.test(path) &&
    (existsSync(`static${path}`) ||
      source.some(({ text }) => text.includes(path.slice(path.lastIndexOf('/') + 1))))

  return { fault, redirects }
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
