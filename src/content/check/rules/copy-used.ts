import path from 'node:path'
import { servicePages } from '../../../site/service-pages'
import { message } from '../../messages/message'
import { type Findings, problemIn } from '../../messages/problem'
import type { Content } from '../content'
import { readCopy } from '../copy-texts'
import type { SourceFile } from '../source-files'

/**
 * Reports copy that no code uses. Keys are looked up in code that names their namespace: as a text (`t('form.title')`),
 * a pattern (`` t(`fields.${error}`) `` uses every key of that branch), or a property (`copy.meta`); `headOf` uses `meta`.
 * Naming a branch uses all below it. Keys composed in other ways must be named somewhere; the compiler checks that named
 * keys exist.
 */
export function copyUsed({ scope, source: read }: Content): Findings {
  if (!scope.site) return []
  const source = read()
  if (source.length === 0) return []
  const names = source.map((one) => ({ ...one, names: namesIn(one.text) }))
  return readCopy().map(({ name, files }) => {
    const shown = shownBy(knowing(name, names))
    return files.map(({ file, texts: own, at }) =>
      [...own.keys()]
        .filter((key) => !shown(key))
        .map((key) => problemIn(file)(at(key), message('copyUnused', { key }), 'warning')),
    )
  })
}

type NamingFile = SourceFile & { names: ReadonlySet<string> }

/** Returns possible names of namespaces: words in quotes, the file that an import names, each service's if it is `area`. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/(?<=['"])[\w-]+(?=['"])|(?<=copy\/\w+\/)[\w-]+(?=\.json)/g)].map(([name]) => name),
    ...(/\b(?:useTranslation|pageCopy)\([^()]*\barea\)/.test(text)
      ? servicePages.map(({ area }) => area)
      : []),
  ])

/** Returns the texts of files that name the namespace, or that import its JSON through one that does. */
function knowing(name: string, source: readonly NamingFile[]): string[] {
  const naming = source.filter(({ names }) => names.has(name))
  const passing = naming.filter(
    ({ text }) => /copy\/\w+\/\w+\.json/.test(text) && /\bexport const\b/.test(text),
  )
  const names = passing.map(({ file }) => path.posix.basename(file).replace(/\.tsx?$/, ''))
  return source
    .filter((one) => naming.includes(one) || names.some((name) => one.text.includes(`/${name}'`)))
    .map(({ text }) => text)
}

function shownBy(texts: readonly string[]): (key: string) => boolean {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  for (const text of texts) {
    if (/\bheadOf\(/.test(text)) literals.add('meta')
    for (const [, single, double] of text.matchAll(/'([\w.]+)'|"([\w.]+)"/g))
      literals.add(single ?? double ?? '')
    for (const [, template = ''] of text.matchAll(/`([\w.]*(?:\$\{[^{}`]*\}[\w.]*)+)`/g)) {
      const steps = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
      // A template without fixed text would match everything.
      if (steps.some((part) => part !== '')) patterns.push(new RegExp(`^${steps.join('[\\w]+')}(?:\\.|$)`))
    }
    for (const [chain] of text.matchAll(/(?:\.[a-zA-Z_]\w*)+/g)) addEnds(chain.slice(1).split('.'))
  }
  return (written) => {
    const key = written.replace(/_(?:zero|one|two|few|many|other)$/, '')
    const steps = key.split('.')
    return (
      steps.some((_, index) => literals.has(steps.slice(0, index + 1).join('.'))) ||
      patterns.some((pattern) => pattern.test(key))
    )
  }

  /** Adds each suffix, as the key in `data.copy.meta.title` may begin at any step. */
  function addEnds(steps: readonly string[]) {
    for (const index of steps.keys()) literals.add(steps.slice(index).join('.'))
  }
}
