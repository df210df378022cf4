import { execPath } from 'node:process'
import { temporaryFolder } from '../support/temporary-folder'
import { run } from './run'
import { type Running, runStage, runStages, type Stage, single, summary } from './stage'

let folder: string
let said: jest.SpiedFunction<typeof console.log>

beforeEach(() => {
  folder = temporaryFolder()
  said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => said.mockRestore())

const program = (text: string) => async (running: Running) =>
  single((await run(execPath, ['-e', text], running)) === 0)

test('a hanging stage is aborted after its time limit, and fails', async () => {
  const stage = { name: 'hangs', minutes: 0.01, run: program('setInterval(() => {}, 1e9)') }
  expect(await runStage(stage, folder)).toEqual({
    name: 'hangs',
    counts: { passed: 0, failed: 1 },
    remark: 'ended after 0.01 minutes',
    isLast: false,
  })
})

test('a stage that hangs after its tests have passed fails too', async () => {
  const hangs = program('setInterval(() => {}, 1e9)')
  const stage = {
    name: 'hangs',
    minutes: 0.01,
    run: (running: Running) => hangs(running).then(() => ({ passed: 9, failed: 0 })),
  }
  expect((await runStage(stage, folder)).counts).toEqual({ passed: 9, failed: 1 })
})

test('a finished stage prints its duration', async () => {
  expect(await runStage({ name: 'ends', minutes: 10, run: program('') }, folder)).toMatchObject({
    counts: { passed: 1, failed: 0 },
    remark: expect.stringMatching(/^\d+\.\d s$/),
    isLast: false,
  })
})

test('a stage that stops the run says why in one line', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const run = () => Promise.reject(new Error('Caddy is missing'))
  expect(await runStage({ name: 'setup', minutes: 10, run }, folder)).toEqual({
    name: 'setup',
    counts: { passed: 0, failed: 1 },
    remark: 'nothing was run after it',
    isLast: true,
  })
  expect(failed.mock.calls).toEqual([['Caddy is missing']])
  failed.mockRestore()
})

test('interrupting the run aborts its stage', async () => {
  const interrupted = new AbortController()
  const stage = { name: 'hangs', minutes: 10, run: program('setInterval(() => {}, 1e9)') }
  const running = runStage(stage, folder, interrupted.signal)
  interrupted.abort()
  expect((await running).counts).toEqual({ passed: 0, failed: 1 })
})

test('lanes run beside each other, their stages one after the other; each is shown as a whole, results as listed', async () => {
  const events: string[] = []
  let endSlow = () => {}
  const slowMayEnd = new Promise<void>((resolve) => {
    endSlow = resolve
  })
  const stage = (name: string, before: Promise<void> = Promise.resolve()): Stage => ({
    name,
    minutes: 10,
    run: async (running) => {
      events.push(`begins ${name}`)
      await before
      const counts = await program(`console.log('printed by ${name}')`)(running)
      events.push(`ends ${name}`)
      if (name === 'after quick') endSlow()
      return counts
    },
  })
  const lanes = [[stage('slow', slowMayEnd)], [stage('quick'), stage('after quick')]]
  const results = await runStages([lanes, [[stage('next step')]]], folder)
  expect(events.slice(2)).toEqual([
    'ends quick',
    'begins after quick',
    'ends after quick',
    'ends slow',
    'begins next step',
    'ends next step',
  ])
  expect(results.map(({ name }) => name)).toEqual(['slow', 'quick', 'after quick', 'next step'])
  expect(said.mock.calls).toContainEqual(['\n── quick ──\nprinted by quick\n'])
})

test('after a stage that stops the run, or an interruption, no other is begun', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const next = jest.fn()
  const after = { name: 'next', minutes: 10, run: next }
  const stops = { name: 'setup', minutes: 10, run: () => Promise.reject(new Error('Caddy is missing')) }
  expect(await runStages([[[stops, after]], [[after]]], folder)).toHaveLength(1)
  expect(await runStages([[[after]]], folder, AbortSignal.abort())).toEqual([])
  expect(next).not.toHaveBeenCalled()
  failed.mockRestore()
})

test('the summary names skipped suites, if any', () => {
  const some = { counts: { passed: 2, failed: 1 } }
  expect(summary([some, some])).toBe('4 passed, 2 failed')
  expect(summary([some, { counts: { passed: 1, failed: 0, skipped: 3 } }])).toBe(
    '3 passed, 1 failed, 3 skipped',
  )
})
