import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { pruneUnused } from './prune-unused'

/** A job of gatsby-plugin-sharp: the sizes and formats to make of one picture. */
type Job = {
  id: string
  name: string
  inputPaths: { path: string; contentDigest: string }[]
  outputDir: string
  args: { operations: { outputPath: string; args: unknown }[]; pluginOptions?: unknown }
  plugin: { name: string; version: string }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isCreatedJob(message: unknown): message is { payload: Job } {
  if (!isObject(message) || message.type !== 'JOB_CREATED' || !isObject(message.payload)) return false
  const { name, args } = message.payload
  return name === 'IMAGE_PROCESSING' && isObject(args) && Array.isArray(args.operations)
}

/**
 * Returns a hash of everything that goes into the pictures: the content of the original, what is made of it, and by what.
 * Gatsby adds to `plugin` the path where it is installed; in a hash, that would tie the pictures to one folder.
 */
const keyOf = ({ name, inputPaths, args, plugin }: Job): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        name,
        inputPaths.map((input) => input.contentDigest),
        inputPaths.map((input) => path.basename(input.path)),
        args.operations,
        args.pluginOptions,
        [plugin.name, plugin.version],
        sharp.versions,
      ]),
    )
    .digest('hex')

const places = ({ outputDir, args }: Job) =>
  args.operations.map(({ outputPath }, index) => ({
    made: path.join(outputDir, outputPath),
    cached: `${index}${path.extname(outputPath)}`,
  }))

export type PictureJobs = {
  /** Keeps what this build has made. To be called when it has succeeded. */
  keep: () => void
  /** Deletes what it did not ask for; not for a build that goes on from a former one and asks for what is new alone. */
  prune: () => void
  counts: { restored: number; made: number }
}

/**
 * Answers a build's picture jobs from what former builds made, by Gatsby's protocol for external jobs
 * (`ENABLE_GATSBY_EXTERNAL_JOBS`): a known job's files are put in place, any other is handed back to Gatsby.
 * @param gatsby the build, with a channel for messages
 * @param folder where pictures are kept, outside of what `gatsby clean` removes
 */
export function answerPictureJobs(gatsby: ChildProcess, folder: string): PictureJobs {
  const made = new Map<string, Job>()
  const used = new Set<string>()
  const counts = { restored: 0, made: 0 }

  gatsby.on('message', (message: unknown) => {
    if (!isCreatedJob(message)) {
      const id = isObject(message) && isObject(message.payload) ? message.payload.id : undefined
      if (isObject(message) && message.type === 'JOB_CREATED')
        gatsby.send({ type: 'JOB_NOT_WHITELISTED', payload: { id } })
      return
    }
    const job = message.payload
    const key = keyOf(job)
    const entry = path.join(folder, key)
    used.add(key)
    if (existsSync(entry)) {
      for (const place of places(job)) {
        mkdirSync(path.dirname(place.made), { recursive: true })
        cpSync(path.join(entry, place.cached), place.made)
      }
      counts.restored++
      gatsby.send({ type: 'JOB_COMPLETED', payload: { id: job.id, result: {} } })
    } else {
      made.set(key, job)
      counts.made++
      gatsby.send({ type: 'JOB_NOT_WHITELISTED', payload: { id: job.id } })
    }
  })

  return {
    counts,
    keep() {
      mkdirSync(folder, { recursive: true })
      for (const [key, job] of made) {
        // Complete or absent: a folder named after its key holds every file.
        const unfinished = path.join(folder, `${key}.part`)
        rmSync(unfinished, { recursive: true, force: true })
        mkdirSync(unfinished)
        for (const place of places(job)) cpSync(place.made, path.join(unfinished, place.cached))
        renameSync(unfinished, path.join(folder, key))
      }
    },
    prune: () => pruneUnused(folder, used),
  }
}
