import { copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../files/write-whole'
import {
  endings,
  type FileRoute,
  type FormerFiles,
  formerFilesList,
  readFormerFiles,
  readRoutes,
} from './manifest'

/** Returns the names of a file in `public/`, uncompressed and in each encoding. */
const namesOf = ({ file, encodings }: FileRoute) => [file, ...encodings.map((name) => file + endings[name])]

/** Returns whether a file is immutable, so that pages that are open may still request it. */
const isHashed = ({ headers }: FileRoute) => headers['cache-control']?.includes('immutable') ?? false

/**
 * Adds the hashed files of the former release to a new one, so that pages opened before the change still get
 * their scripts and pictures: links them into `public/` and lists them in `active/former.json`, except
 * expired ones.
 * @param release folder of the release to activate
 * @param former folder of the current release
 * @param keepDays how many days a page may stay open
 * @throws the file system's error if one of the folders is not a release
 */
export function takeOverFormerFiles(
  release: string,
  former: string,
  keepDays: number,
  now = new Date(),
): void {
  const own = readRoutes(release).files
  const until = new Date(now.getTime() + keepDays * 24 * 60 * 60 * 1000).toISOString()
  const hashed = Object.entries(readRoutes(former).files).filter(([, route]) => isHashed(route))
  const offered: FormerFiles = {
    ...readFormerFiles(former),
    ...Object.fromEntries(hashed.map(([address, route]) => [address, { ...route, until }])),
  }
  const taken: FormerFiles = Object.fromEntries(
    Object.entries(offered).filter(([address, file]) => !own[address] && file.until > now.toISOString()),
  )
  for (const [address, route] of Object.entries(readFormerFiles(release)))
    if (!taken[address])
      for (const name of namesOf(route)) rmSync(path.join(release, 'public', name), { force: true })
  for (const route of Object.values(taken))
    for (const name of namesOf(route))
      link(path.join(former, 'public', name), path.join(release, 'public', name))
  mkdirSync(path.join(release, path.dirname(formerFilesList)), { recursive: true })
  writeWhole(path.join(release, formerFilesList), JSON.stringify(taken, null, 1))
}

/** Creates a hard link, which takes no space; on another disk, a copy. */
function link(from: string, to: string): void {
  rmSync(to, { force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
