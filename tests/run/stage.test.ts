import { execPath } from 'node:process'
import { run } from './run'
import { runStage, single, summary } from './stage'

const program =
  (text: string): ((signal: AbortSignal) => Promise<ReturnType<typeof single>>) =>
  async (signal) =>
    single((await run(execPath, ['-e', text], { signal })) === 0)

test('a hanging stage is aborted after its time limit, and fails', async () => {
  const stage = { name: 'hangs', minutes: 0.01, run: program('setInterval(() => {}, 1e9)') }
  expect(await runStage(stage)).toEqual({
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
    run: (signal: AbortSignal) => hangs(signal).then(() => ({ passed: 9, failed: 0 })),
  }
  expect((await runStage(stage)).counts).toEqual({ passed: 9, failed: 1 })
})

test('a finished stage prints its duration', async () => {
  expect(await runStage({ name: 'ends', minutes: 10, run: program('') })).toMatchObject({
    counts: { passed: 1, failed: 0 },
    remark: expect.stringMatching(/^\d+\.\d s$/),
    isLast: false,
  })
})

test('a stage that stops the run says why in one line', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const run = () => Promise.reject(new Error('Caddy is missing'))
  expect(await runStage({ name: 'setup', minutes: 10, run })).toEqual({
    name: 'setup',
    counts: { passed: 0, failed: 1 },
    remark: 'nothing was run after it',
    isLast: true,
  })
  expect(said.mock.calls).toEqual([['Caddy is missing']])
  said.mockRestore()
})

test('interrupting the run aborts its stage', async () => {
  const interrupted = new AbortController()
  const stage = { name: 'hangs', minutes: 10, run: program('setInterval(() => {}, 1e9)') }
  const running = runStage(stage, interrupted.signal)
  interrupted.abort()
  expect((await running).counts).toEqual({ passed: 0, failed: 1 })
})

test('the summary names skipped suites, if any', () => {
  const some = { counts: { passed: 2, failed: 1 } }
  expect(summary([some, some])).toBe('4 passed, 2 failed')
  expect(summary([some, { counts: { passed: 1, failed: 0, skipped: 3 } }])).toBe(
    '3 passed, 1 failed, 3 skipped',
  )
})
