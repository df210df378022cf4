import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type FileRoute, type FormerFiles, formerFilesList, readFormerFiles, readRoutes } from './manifest'

const endings = { br: '.br', gzip: '.gz' } as const

/** Returns the names of a file in `public/`: plain, and in each encoding. */
const namesOf = ({ file, encodings }: FileRoute) => [file, ...encodings.map((name) => file + endings[name])]

/** Whether a file is immutable: an open page may request it for the first time at any moment. */
const isHashed = ({ headers }: FileRoute) => headers['cache-control']?.includes('immutable') ?? false

/**
 * Copies the hashed files of a former release to another, so that a page that was opened before the change still gets
 * its scripts and pictures: links them into `public/` and lists them in `active/former.json`, except expired ones.
 * @param release folder of the release to be activated
 * @param former folder of the release that is current until then
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
  writeFileSync(path.join(release, formerFilesList), JSON.stringify(taken, null, 1))
}

/** Hard links take no space; on another disk, copies. */
function link(from: string, to: string): void {
  rmSync(to, { force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
