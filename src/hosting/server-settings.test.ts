import { env } from 'node:process'
import { serverSettings } from './server-settings'

const names = ['HOST', 'PORT', 'LOG_LEVEL', 'METRICS_LISTEN']

beforeEach(() => {
  for (const name of names) env[name] = ''
})

test('without settings the server listens on localhost only', () => {
  expect(serverSettings()).toEqual({ host: 'localhost', port: 8000, logLevel: 'info' })
})

test('each can be set', () => {
  Object.assign(env, { HOST: '0.0.0.0', PORT: '0', LOG_LEVEL: 'warn', METRICS_LISTEN: '/run/a' })
  expect(serverSettings()).toEqual({ host: '0.0.0.0', port: 0, logLevel: 'warn', metrics: '/run/a' })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['PORT', '1e3'],
  ['PORT', ' '],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_LISTEN', '9464'],
])('%s="%s" is rejected by one line that names the variable', (name, value) => {
  env[name] = value
  expect(serverSettings).toThrow(new RegExp(`^${name} is "${value}": give [^\\n]+$`))
})
