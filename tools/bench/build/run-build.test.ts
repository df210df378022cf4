import path from 'node:path'
import { cwd, env, execPath } from 'node:process'
import { runBuild } from './run-build'

/** Replaces a build: a child process takes memory and a second of processor time; it prints what Gatsby prints. */
const program = `
  const { spawnSync } = require('node:child_process')
  console.log('success load plugins - 0.1s')
  spawnSync(process.execPath, ['-e', 'const held = Buffer.alloc(200e6, 1); while (process.cpuUsage().user < 1e6) for (let turn = 0; turn < 1e6; turn++); held.length'])
  console.log('success building schema - 0.1s')
`

test('time, processor time and memory of the whole tree are attributed to phases', async () => {
  const { phases, peak, time } = await runBuild([execPath, '-e', program], cwd(), env)
  const schema = phases.get('schema')
  expect(schema?.time).toBeGreaterThan(0.5)
  expect(schema?.processor).toBeGreaterThan(0.3)
  expect(schema?.peak).toBeGreaterThan(200e6)
  expect(peak).toBe(schema?.peak)
  const sum = [...phases.values()].reduce((total, phase) => total + phase.time, 0)
  expect(sum).toBeLessThanOrEqual(time)
})

test('a failed build is reported with the end of its output', async () => {
  const fails = 'console.log("error there is no such article"); process.exit(1)'
  await expect(runBuild([execPath, '-e', fails], path.resolve('.'), env)).rejects.toThrow(
    'there is no such article',
  )
})
