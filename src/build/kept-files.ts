import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type KeptFiles = {
  /** The file of that name, made where it is not known. */
  get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** How many were not known. */
  made: () => number
  /** Forgets what was not asked for since it was opened. */
  prune: () => Promise<void>
}

/**
 * Files kept from build to build, by a hash of everything that goes into them.
 * @param folder outside of what `gatsby clean` removes
 */
export async function openKeptFiles(folder: string): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true })
  const known = new Set(await readdir(folder))
  const used = new Set<string>()
  let made = 0
  return {
    async get(name, make) {
      const file = path.join(folder, name)
      used.add(name)
      if (known.has(name)) return readFile(file)
      const content = await make()
      // Complete or not there at all: a build that is broken off leaves no half file under a name.
      const unfinished = `${file}.${made++}.part`
      await writeFile(unfinished, content)
      await rename(unfinished, file)
      known.add(name)
      return content
    },
    made: () => made,
    async prune() {
      for (const name of known) if (!used.has(name)) await rm(path.join(folder, name), { force: true })
    },
  }
}
