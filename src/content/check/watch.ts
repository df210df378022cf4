import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { scopeOf } from './changes'
import { isChecked } from './content'
import { byPlace, type Problem } from './problem'
import { runCheck } from './run-check'

/** What the content is like after a change. */
export type Report = {
  problems: readonly Problem[]
  /** Changed files that cannot be shown: what is shown is their former state, or nothing where `known` is false. */
  waiting: readonly { file: string; known: boolean }[]
}

type Options = {
  /** A folder where what was read of the articles is cacheFolder for the next time. */
  cacheFolder?: string
  /** A folder that becomes a copy of `content/` as a site can be made of it. Without one, the content is checked alone. */
  shown?: string
  report: (report: Report) => void
  /** Is told why a check ended before its time; the next change tries again. */
  failed: (error: unknown) => void
}

/** Editors write several files, or one in several steps, when somebody saves. */
const pause = 30

/** What editors put beside a file while it is open. */
const ofEditors = /(?:^|[\\/])(?:\.[^\\/]*|4913|[^\\/]*~)$/

/**
 * Checks the content, and again what each saved change may have broken. A file without which no page can be made of the
 * content stays in the folder as it was until it is mended: whoever reads that folder never meets it.
 * @returns a function that ends it
 */
export async function watchContent({
  cacheFolder,
  shown,
  report,
  failed,
}: Options): Promise<() => Promise<void>> {
  let problems: readonly Problem[] = []
  const waiting = new Set<string>()

  async function check(files: readonly string[]): Promise<void> {
    const changes = scopeOf(files)
    // Of an article that leads to a changed one only the links would be checked; here its problems are told as a whole.
    const scope = changes && {
      ...changes,
      slugs: new Set([...(changes.slugs ?? []), ...(changes.linking ?? [])]),
    }
    const found = (await runCheck({ scope, cacheFolder })).problems
    const others = scope ? problems.filter(({ file }) => !isChecked(file, scope)) : []
    problems = [...others, ...found].sort(byPlace)
  }

  function show(into: string): Report['waiting'] {
    const inShown = (file: string) => path.join(into, path.relative('content', file))
    const unusableFiles = new Set(problems.filter(({ unusable }) => unusable).map(({ file }) => file))
    // A file that has not changed became unusable by what another one no longer holds: a tag, an offer, a picture.
    const byOthers = [...unusableFiles].some((file) => !waiting.has(file))
    // Pictures first: an article that names one is read as soon as it is there.
    for (const file of [...waiting].sort((a, b) => Number(a.endsWith('.mdx')) - Number(b.endsWith('.mdx')))) {
      if (unusableFiles.has(file) || (byOthers && !file.endsWith('.mdx'))) continue
      if (existsSync(file)) cpSync(file, inShown(file))
      else rmSync(inShown(file), { force: true })
      waiting.delete(file)
    }
    return [...waiting].map((file) => ({ file, known: existsSync(inShown(file)) }))
  }

  async function update(files: readonly string[]): Promise<void> {
    await check(files)
    for (const file of files) waiting.add(file)
    report({ problems, waiting: shown ? show(shown) : [] })
  }

  if (shown) rmSync(shown, { recursive: true, force: true })
  const changed = new Set<string>()
  let updated: Promise<void> | undefined
  const updateSoon = async (before?: Promise<void>) => {
    await before
    await setTimeout(pause)
    const files = [...changed]
    changed.clear()
    if (files.length === 0) return
    try {
      await update(files)
    } catch (error) {
      // A file may go while it is read, when git takes another branch: the event that says so is the next attempt.
      for (const file of files) changed.add(file)
      failed(error)
    }
  }
  const watcher = watch('content', { ignored: ofEditors })
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return
    changed.add(file.replaceAll('\\', '/'))
    if (updated) updated = updateSoon(updated)
  })
  // At first every file is new: all is checked, and copied.
  await once(watcher, 'ready')
  updated = updateSoon()
  await updated
  return async () => {
    await watcher.close()
    await updated
  }
}
