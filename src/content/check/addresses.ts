import { existsSync } from 'node:fs'
import { listPath, pageCount } from '../../articles/paths'
import { outcomePath, outcomes } from '../../contact/outcomes'
import { defaultLanguage, type Language, localPath, otherLanguage, splitPath } from '../../site/languages'
import { objectivePath } from '../../sovereignty-check/paths'
import { dataFiles } from '../load/data-files'
import { type Message, message } from '../messages/message'
import { nearest } from '../messages/nearest'
import { formerAddresses, ownRedirects } from '../redirects'
import { type Article, dayOf, isDraft, tagsOf } from './article'
import type { Content } from './content'
import type { SourceFile } from './source-files'
import { validData } from './valid-data'

/**
 * Validates a link to a page of the site, written without a language.
 * @param from the article with the link: drafts may link to any article, others only to articles published by
 * the same day
 * @returns why the link is broken and what to write instead; undefined if the page exists
 */
export type LinkChecker = (
  address: string,
  language: Language,
  from?: Article,
) => Promise<Message | undefined>

const checkers = new WeakMap<Content, LinkChecker>()

/** Returns the check of links that the rules of one run share. */
export function linkChecker(content: Content): LinkChecker {
  const checker = checkers.get(content) ?? createLinkChecker(content)
  checkers.set(content, checker)
  return checker
}

/** Collects the addresses of pages that the build will create, from the sources alone. */
function createLinkChecker(content: Content): LinkChecker {
  const source = content.source()
  const objectives = validData(dataFiles.sovereignty)?.value.objectives ?? []
  const pages = new Set([
    ...pagesOf(source),
    ...outcomes.map(outcomePath),
    ...objectives.map((_, index) => objectivePath(index + 1)),
  ])
  const former = validData(dataFiles.redirects)?.value ?? {}
  const isVisible = (slug: string, language: Language) => {
    const article = content.article(slug, language)
    return article !== undefined && !outError(article, undefined)
  }
  const redirects = [...formerAddresses(former, isVisible), ...ownRedirects].map((redirect) => ({
    ...redirect,
    pattern: new RegExp(`^${redirect.fromPath.replace(/:\w+/g, '([^/]+)')}$`),
  }))
  const ids = new Set(
    source.flatMap(({ text }) => [...text.matchAll(/["']([\w-]+)["']/g)].map(([, id = '']) => id)),
  )

  return async (address, language, from) => {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
    if (path.length > 1 && path.endsWith('/')) return message('endsWithSlash', { write: path.slice(0, -1) })
    const [, slug] = /^\/articles\/([^/]+?)(?:\.md)?$/.exec(path) ?? []
    const localized = localPath(path, language)
    const redirect = redirects.find(({ pattern }) => pattern.test(localized))
    const moved = redirect && redirect.statusCode !== 200
    if (slug && !pages.has(path) && (!moved || content.slugs.has(slug)))
      return articleError(slug, anchor, language, from)
    if (pages.has(path))
      return !anchor || ids.has(anchor) ? undefined : message('noPart', { anchor, write: path })
    if (isList(path, language, from)) return undefined
    if (moved) {
      // In place of the whole address, as the pattern matches all of it. It has one parameter at most.
      const target = redirect.toPath.replace(/:\w+/g, '$$1')
      return movedTo(localized.replace(redirect.pattern, target), language)
    }
    if (redirect || isFile(path)) return undefined
    const near = nearest(path, [...pages, ...[...content.slugs.keys()].map((name) => `/articles/${name}`)])
    if (near) return message('noPageNear', { near })
    // An author knows what the page is about, but not that `/tarifs` is called `/pricing`.
    const likely = isPlain(path) ? [...pages, '/articles'].filter(isPlain).sort() : []
    return likely.length > 0 ? message('noPageAmong', { pages: likely }) : message('noPage')
  }

  /** @param target the address that the redirect leads to, with its language */
  function movedTo(target: string, language: Language): Message {
    const there = splitPath(target)
    if (there.language === language) return message('moved', { write: there.path })
    // An English page may lead to a French one; a French link stays in French.
    return language === defaultLanguage
      ? message('moved', { write: target })
      : message('articleInOtherLanguage', { other: there.language })
  }

  async function articleError(
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
    const error = outError(article, from)
    if (error) return error
    if (!anchor || (await article.mdx()).ids.has(anchor)) return undefined
    const near = nearest(anchor, [...(await article.mdx()).ids])
    return near
      ? message('noHeadingThereNear', { anchor, near })
      : message('noHeadingThere', { anchor, write: `/articles/${slug}` })
  }

  /** Explains why an article is not visible yet on the day the linking article is published. */
  function outError(article: Article, from: Article | undefined): Message | undefined {
    if (from && isDraft(from)) return undefined
    if (isDraft(article)) return message('articleIsDraft')
    const [day, ownDay] = [dayOf(article), from && dayOf(from)]
    return day && day > content.day && (!ownDay || day > ownDay)
      ? message('articleLater', { day })
      : undefined
  }

  /** Returns whether the address is a page of the list of articles or of a category. */
  function isList(path: string, language: Language, from: Article | undefined): boolean {
    const [match, tag, page = '1'] =
      /^\/articles(?:\/category\/([\w-]+))?(?:\/page\/(\d+))?$/.exec(path) ?? []
    if (!match || path !== listPath({ category: tag, page: Number(page) })) return false
    const listed = [...content.slugs.keys()]
      .flatMap((name) => content.article(name, language) ?? [])
      .filter(
        (article) => !isDraft(article) && !outError(article, from) && (!tag || tagsOf(article).includes(tag)),
      )
    return (!tag || listed.length > 0) && Number(page) <= pageCount(listed.length)
  }

  /** Returns whether the address is a file of `static/`, or one that the build writes and the code names. */
  function isFile(path: string): boolean {
    if (!/\.\w+$/.test(path)) return false
    const name = path.slice(path.lastIndexOf('/') + 1)
    return existsSync(`static${path}`) || source.some(({ text }) => text.includes(name))
  }
}

/** Returns whether the address is like `/pricing`: neither a file nor a nested page. */
const isPlain = (path: string) => /^\/[\w-]*$/.test(path)

/** Maps page files to addresses: `src/pages/services/index.tsx` is `/services`. */
const pagesOf = (source: readonly SourceFile[]) =>
  source.flatMap(({ file }) => {
    const [, name] = /^src\/pages\/(.*)\.tsx$/.exec(file) ?? []
    return name && name !== '404' ? [`/${name}`.replace(/\/index$/, '') || '/'] : []
  })
