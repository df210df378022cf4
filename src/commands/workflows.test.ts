import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'

const folder = '.github/workflows'

type Step = { uses?: string; run?: string; shell?: string; with?: Record<string, string> }
type Job = { 'runs-on'?: string; uses?: string; 'timeout-minutes'?: number; needs?: string; steps?: Step[] }
type Workflow = {
  permissions?: unknown
  concurrency?: unknown
  defaults?: { run?: { shell?: string } }
  jobs: Record<string, Job>
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

function readYaml(file: string) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  expect(document.errors).toEqual([])
  return document.toJS()
}

const action: { inputs: { 'node-version': { default: string } }; runs: { steps: Step[] } } = readYaml(
  '.github/actions/install/action.yml',
)

test('jobs and newcomers take the Node of the container', () => {
  const [, node = ''] = /FROM node:(\d+)/.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? []
  expect(action.inputs['node-version'].default).toBe(node)
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${node},`)
})

test('every command installs missing packages first, or itself', () => {
  const commands = Object.keys(scripts).filter(
    (name) => !(scripts[name.replace(/^pre/, '')] && /^pre/.test(name)),
  )
  const without = commands.filter((name) => !scripts[`pre${name}`]?.endsWith('install.mjs'))
  expect(without).toEqual(['dev', 'check'])
})

describe.each(readdirSync(folder))('%s', (name) => {
  const workflow: Workflow = readYaml(`${folder}/${name}`)
  const jobs = Object.entries(workflow.jobs)
  const steps = [...jobs.flatMap(([, { steps: own = [] }]) => own), ...action.runs.steps]

  test('can only read the repository, and fails if a command before a pipe fails', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.defaults?.run?.shell).toBe('bash')
  })

  test.each(jobs)('%s has a time limit, and waits for jobs that exist', (_, job) => {
    if (job.uses) expect(readdirSync(folder).map((file) => `./${folder}/${file}`)).toContain(job.uses)
    else expect(job['timeout-minutes']).toBeLessThanOrEqual(90)
    if (job.needs) expect(Object.keys(workflow.jobs)).toContain(job.needs)
  })

  test('uses only GitHub’s own actions and ours, each pinned to a commit, which no tag can move', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    for (const uses of used)
      expect(uses).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40}$|^\.\/\.github\/actions\/install$/)
  })

  test('runs existing commands, in shell that parses', () => {
    for (const { run } of steps) {
      if (!run) continue
      for (const [, script = ''] of run.matchAll(/npm run (?:-s )?([\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script)
      expect(() => execFileSync('bash', ['-n'], { input: run, stdio: 'pipe' })).not.toThrow()
    }
  })

  test('passes no expression to a shell, where it could inject commands', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
  })
})

describe('the cache of pictures and compressed files', () => {
  const usesOf = (steps: readonly Step[], name: string) =>
    steps.filter(({ uses, with: given }) => uses?.startsWith(name) && given?.path?.includes('.build-cache'))
  const stepsOfJobs = readdirSync(folder).flatMap((name) => {
    const { jobs }: Workflow = readYaml(`${folder}/${name}`)
    return Object.values(jobs).map(({ steps = [] }) => steps)
  })
  const restored = usesOf(action.runs.steps, 'actions/cache/restore@')

  test('is restored by every job, and saved by none that builds nothing: its key could not be written again', () => {
    expect(restored).toHaveLength(1)
    expect(usesOf([...stepsOfJobs.flat(), ...action.runs.steps], 'actions/cache@')).toEqual([])
    for (const steps of stepsOfJobs) {
      for (const save of usesOf(steps, 'actions/cache/save@')) {
        const before = steps.slice(0, steps.indexOf(save))
        expect(before.map(({ run }) => run)).toContain('npm test')
        expect(save.with).toEqual({
          path: restored[0]?.with?.path,
          key: '${{ steps.install.outputs.cache-key }}',
        })
      }
    }
  })

  test('is saved by every job that runs the whole test', () => {
    const testing = stepsOfJobs.filter((steps) => steps.some(({ run }) => run === 'npm test'))
    expect(testing.length).toBeGreaterThan(0)
    for (const steps of testing) expect(usesOf(steps, 'actions/cache/save@')).toHaveLength(1)
  })
})

test('Dependabot updates the packages of every lock file, actions and the image of the container', () => {
  type Update = { 'package-ecosystem': string; directory: string }
  const { updates }: { updates: Update[] } = readYaml('.github/dependabot.yml')
  const foldersOf = (ecosystem: string) =>
    updates.flatMap((update) => (update['package-ecosystem'] === ecosystem ? [update.directory] : []))
  const locked = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(foldersOf('npm').sort()).toEqual(
    locked.map((file) => path.posix.join('/', path.dirname(file))).sort(),
  )
  expect(new Set(updates.map((update) => update['package-ecosystem']))).toEqual(
    new Set(['npm', 'github-actions', 'docker']),
  )
})
