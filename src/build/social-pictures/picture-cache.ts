import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type PictureCache = {
  /** The picture of that key, drawn where it is not known. */
  get: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>
  /** How many were not known. */
  drawn: () => number
  /** Forgets what was not asked for since it was opened. */
  prune: () => Promise<void>
}

/**
 * Pictures kept from build to build, by a hash of everything that goes into them.
 * @param folder outside of what `gatsby clean` removes
 */
export async function openPictureCache(folder: string): Promise<PictureCache> {
  await mkdir(folder, { recursive: true })
  const known = new Set(await readdir(folder))
  const used = new Set<string>()
  let drawn = 0
  return {
    async get(key, draw) {
      const name = `${key}.png`
      const file = path.join(folder, name)
      used.add(name)
      if (known.has(name)) return readFile(file)
      const picture = await draw()
      // Complete or not there at all: a build that is broken off leaves no half picture under a key.
      const unfinished = `${file}.part`
      await writeFile(unfinished, picture)
      await rename(unfinished, file)
      known.add(name)
      drawn++
      return picture
    },
    drawn: () => drawn,
    async prune() {
      for (const name of known) if (!used.has(name)) await rm(path.join(folder, name), { force: true })
    },
  }
}
