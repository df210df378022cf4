import { existsSync, readFileSync } from 'node:fs'
import { runGit } from '../../files/git'
import { fileOfArticle } from '../articles/article-file'
import { fieldOf } from '../field-of'
import { AuthorError } from '../messages/author-error'
import { message } from '../messages/message'
import { isDraft, tagsOf } from './article'
import { type Content, openContent, type Scope, slugOf } from './content'

/**
 * Lists the files that differ from a commit, including untracked ones, and both names of moved ones.
 * @param since a branch or commit; files are compared with its merge base with HEAD
 * @throws an AuthorError if this is not a git repository or the commit is unknown
 */
export function changedFiles(since = 'HEAD'): string[] {
  const git = (...args: string[]) => {
    try {
      return runGit(...args)
    } catch (error) {
      throw new AuthorError(message('gitRefuses', { since, reason: saidBy(error) }))
    }
  }
  const base = git('merge-base', since, 'HEAD').trim()
  const names = [
    git('-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', '--relative', base),
    git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard'),
  ]
  return names.flatMap((list) => list.split('\n').filter((name) => name !== ''))
}

const saidBy = (error: unknown) => {
  const stderr = fieldOf(error, 'stderr')
  return typeof stderr === 'string' ? (stderr.trim().split('\n')[0] ?? '') : String(error)
}

/** Tags, the firm, figures, prices, pages by their number, schemas, code and files: a change may break any article. */
const ofEveryArticle = /^(?:src|static)\/|^content\/(?:(?:tags|site|figures|sovereignty)\.yaml$|offers\/)/

/**
 * Returns what changed files may have broken: the articles among them, and articles that link to those.
 * @returns undefined if everything must be checked
 */
export function scopeOf(files: readonly string[]): Scope | undefined {
  if (files.some((file) => ofEveryArticle.test(file))) return undefined
  const slugs = new Set(files.flatMap((file) => slugOf(file) ?? []))
  // A deleted article needs a redirect, which is checked with the site.
  const site = files.some((file) => file.startsWith('content/') && (!slugOf(file) || !existsSync(file)))
  return { slugs, site, linking: linkingTo(slugs, openContent()) }
}

/**
 * Returns the other articles whose text contains the address of one of these, or of a category that may have lost one:
 * none of these is in it.
 */
function linkingTo(slugs: ReadonlySet<string>, { slugs: all, versions }: Content): ReadonlySet<string> {
  if (slugs.size === 0) return new Set()
  const shown = [...slugs].flatMap(versions).filter((article) => !isDraft(article))
  const categories = new Set(shown.flatMap(tagsOf))
  const namesOne = (text: string) =>
    [...text.matchAll(/\/articles\/(category\/)?([a-z0-9-]+)/g)].some(([, category, name = '']) =>
      category ? !categories.has(name) : slugs.has(name),
    )
  const names = (slug: string) =>
    (all.get(slug) ?? []).some((language) => namesOne(readFileSync(fileOfArticle(slug, language), 'utf8')))
  return new Set([...all.keys()].filter((slug) => !slugs.has(slug) && names(slug)))
}
