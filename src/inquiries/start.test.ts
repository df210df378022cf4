import { env } from 'node:process'
import { SettingError } from './settings'
import { startInquiries } from './start'

const mail = { CONTACT_TO: 'house@example.org', CONTACT_FROM: 'site@example.org' }

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/site' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'perhaps' }],
  ['CONTACT_LIMIT', { CONTACT_LIMIT: 'few' }],
  ['CONTACT_LIMIT_48', { CONTACT_LIMIT_48: 'many' }],
  ['CONTACT_STORE_MB', { CONTACT_STORE_MB: '1 GB' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example.org', ...mail }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://mail.example.org' }],
  ['CONTACT_FROM', { SMTP_URL: 'smtp://mail.example.org', ...mail, CONTACT_FROM: 'site' }],
])('an invalid %s stops the start with one line that names it', async (name, settings) => {
  Object.assign(env, settings)
  const error: unknown = await startInquiries().catch((reason: unknown) => reason)
  for (const key of Object.keys(settings)) delete env[key]
  expect(error).toBeInstanceOf(SettingError)
  expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`^${name}(:| is) [^\\n]+$`)) })
})
