import { env } from 'node:process'
import { endFile } from '../support/cleanup'

/** Those before a test. */
let settings: NodeJS.ProcessEnv

beforeEach(() => {
  settings = { ...env }
})
// A test may change settings: the next one has those of before.
afterEach(() => {
  for (const name of Object.keys(env)) if (!(name in settings)) delete env[name]
  Object.assign(env, settings)
})

afterAll(endFile)
