import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { byPlace, type Problem } from '../messages/problem'
import { scopeOf } from './changes'
import { isChecked } from './content'
import { runCheck } from './run-check'

/** The state of the content after a change. */
export type Report = {
  problems: readonly Problem[]
  /** Changed files that cannot be shown: their former state is shown, or nothing if `known` is false. */
  waiting: readonly { file: string; known: boolean }[]
}

type Options = {
  /** A folder that receives a copy of `content/` from which a site can be built. Without it, content is only checked. */
  shown?: string
  report: (report: Report) => void
}

/** Debounce in milliseconds, as editors save several files at once, or one in several steps. */
const pause = 30

/** Temporary files of editors. */
const ofEditors = /(?:^|[\\/])(?:\.[^\\/]*|4913|[^\\/]*~)$/

/**
 * Checks the content, and after each saved change what it may have broken. In the copy (`shown`), a file that
 * would break the build keeps its former state until it is corrected.
 * @returns a function that stops watching
 */
export async function watchContent({ shown, report }: Options): Promise<() => Promise<void>> {
  let problems: readonly Problem[] = []
  const waiting = new Set<string>()

  async function check(files: readonly string[]): Promise<void> {
    const changes = scopeOf(files)
    // What links to a changed article is checked completely: all of its problems are replaced below.
    const scope = changes && {
      ...changes,
      site: true,
      slugs: new Set([...(changes.slugs ?? []), ...(changes.linking ?? [])]),
    }
    const found = (await runCheck({ scope })).problems
    const others = scope ? problems.filter(({ file }) => !isChecked(file, scope)) : []
    problems = [...others, ...found].sort(byPlace)
  }

  function show(into: string): Report['waiting'] {
    const inShown = (file: string) => path.join(into, path.relative('content', file))
    const unusableFiles = new Set(problems.filter(({ unusable }) => unusable).map(({ file }) => file))
    // True if an unchanged file became unusable, because another one lost a tag, an offer or a picture.
    const byOthers = [...unusableFiles].some((file) => !waiting.has(file))
    // Pictures first, as articles are read as soon as they are written.
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
  let waitingToUpdate = false
  const updateSoon = async (before?: Promise<void>) => {
    waitingToUpdate = true
    await before
    await setTimeout(pause)
    waitingToUpdate = false
    const files = [...changed]
    changed.clear()
    if (files.length === 0) return
    try {
      await update(files)
    } catch (error) {
      // A file may vanish while it is read, when git switches branches: its event triggers the next attempt.
      for (const file of files) changed.add(file)
      console.error(error)
    }
  }
  const watcher = watch('content', { ignored: ofEditors })
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return
    changed.add(file)
    if (updated && !waitingToUpdate) updated = updateSoon(updated)
  })
  // Every file is new at the start, so all are checked and copied.
  await once(watcher, 'ready')
  updated = updateSoon()
  await updated
  return async () => {
    await watcher.close()
    await updated
  }
}
