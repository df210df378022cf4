import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openFileCache } from '../../../cache/file-cache'
import { memoize } from '../../../cache/memoize'
import { sentSize } from '../../../hosting/compress'
import type { Built } from './page-load'

/** The weights of a page, in bytes as sent, without headers. */
export type Weights = {
  html: number
  script: number
  font: number
  /** Sum of the largest file of each picture; most screens load smaller ones. */
  picture: number
  total: number
  /** Upper bound of its scripts, with those that load once the visitor turns to a form. */
  allScript: number
  requests: number
}

export type Weighed = Built & { weights: Weights }

/** Returns the weights of a page with this HTML. @throws if it loads a missing file */
export type Weigh = (page: Built, html: string) => Promise<Weights>

const add = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

/** Returns a function that weighs pages of `public/`. It compresses each file once, like the adapter. */
export function openScales(): Weigh {
  const cache = openFileCache('.build-cache/compressed')
  const sizeOf = memoize((address: string) =>
    sentSize(address, readFileSync(path.join('public', decodeURIComponent(address))), cache),
  )
  const sum = async (addresses: readonly string[]) => add(await Promise.all(addresses.map(sizeOf)))
  const largest = async (files: readonly string[]) => Math.max(...(await Promise.all(files.map(sizeOf))))
  return async ({ file, load }, html) => {
    const { scripts, waiting, fonts, styles, pictures } = load
    const parts = {
      html: (await sentSize(file, Buffer.from(html), cache)) + (await sum(styles)),
      script: await sum(scripts),
      font: await sum(fonts),
      picture: add(await Promise.all(pictures.map(largest))),
    }
    return {
      ...parts,
      total: add(Object.values(parts)),
      allScript: parts.script + (await sum(waiting)),
      requests: 1 + scripts.length + fonts.length + styles.length + pictures.length,
    }
  }
}
