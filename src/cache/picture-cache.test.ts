import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerPictureJobs } from './picture-cache'

let folder: string
let cache: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jobs-'))
  cache = path.join(folder, 'cache')
  // Stands for Gatsby: asks for one job, and makes its picture where it is told to.
  writeFileSync(
    path.join(folder, 'gatsby.js'),
    `const { mkdirSync, writeFileSync } = require('node:fs')
     const { dirname, join } = require('node:path')
     const [, , job, content] = process.argv
     const payload = JSON.parse(job)
     process.on('message', (answer) => {
       if (answer.type === 'JOB_NOT_WHITELISTED') {
         for (const { outputPath } of payload.args.operations ?? []) {
           const file = join(payload.outputDir, outputPath)
           mkdirSync(dirname(file), { recursive: true })
           writeFileSync(file, content)
         }
       }
       process.disconnect()
       process.exitCode = answer.payload.id === payload.id ? 0 : 1
     })
     process.send({ type: 'JOB_CREATED', payload })`,
  )
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill()
  rmSync(folder, { recursive: true })
})

const pluginOf = (project: string, version: string) => ({
  name: 'gatsby-plugin-sharp',
  version,
  resolve: `${project}/node_modules/gatsby-plugin-sharp`,
  isLocal: false,
})

/** A job as Gatsby sends it from a project in this folder. */
const jobOf = (more: object = {}, project = '/project') => ({
  id: 'one',
  name: 'IMAGE_PROCESSING',
  inputPaths: [{ path: `${project}/content/cover.png`, contentDigest: 'abc' }],
  outputDir: path.join(folder, 'public'),
  args: { operations: [{ outputPath: 'digest/cover.avif', args: { width: 400 } }] },
  plugin: pluginOf(project, '5'),
  ...more,
})

/** A build that asks for a job; its picture has this content where it has to be made. */
async function build(content: string, job = jobOf(), whole = true) {
  rmSync(path.join(folder, 'public'), { recursive: true, force: true })
  const gatsby = fork(path.join(folder, 'gatsby.js'), [JSON.stringify(job), content])
  children.push(gatsby)
  const jobs = answerPictureJobs(gatsby, cache)
  const [code] = await once(gatsby, 'exit')
  expect(code).toBe(0)
  jobs.keep()
  if (whole) jobs.prune()
  return jobs.counts
}

const picture = () => readFileSync(path.join(folder, 'public/digest/cover.avif'), 'utf8')

test('a picture is made once; the next build finds it, though public/ was emptied', async () => {
  expect(await build('first')).toEqual({ made: 1, restored: 0 })
  expect(await build('second')).toEqual({ made: 0, restored: 1 })
  expect(picture()).toBe('first')
})

test.each([
  ['its original', { inputPaths: [{ path: '/project/content/cover.png', contentDigest: 'changed' }] }],
  ['its size', { args: { operations: [{ outputPath: 'digest/cover.avif', args: { width: 800 } }] } }],
  ['the plugin', { plugin: pluginOf('/project', '6') }],
])('it is made anew where %s has changed, and the former one is forgotten', async (_, change) => {
  await build('first')
  expect(await build('second', jobOf(change))).toEqual({ made: 1, restored: 0 })
  expect(picture()).toBe('second')
  expect(await build('third')).toEqual({ made: 1, restored: 0 })
})

test('a build that goes on from a former one forgets none of its pictures', async () => {
  await build('first')
  const other = jobOf({ inputPaths: [{ path: '/project/content/cover.png', contentDigest: 'other' }] })
  expect(await build('second', other, false)).toEqual({ made: 1, restored: 0 })
  expect(await build('third')).toEqual({ made: 0, restored: 1 })
})

test('the folder of the project does not matter', async () => {
  await build('first')
  expect(await build('second', jobOf({}, '/elsewhere'))).toEqual({ made: 0, restored: 1 })
})

test('jobs of another kind are handed back to Gatsby', async () => {
  expect(await build('first', jobOf({ name: 'OTHER' }))).toEqual({ made: 0, restored: 0 })
  expect(picture()).toBe('first')
})

test('what a broken-off build left is no picture', async () => {
  await build('first')
  mkdirSync(path.join(cache, 'half.part'))
  await build('second')
  expect(existsSync(path.join(cache, 'half.part'))).toBe(false)
})
