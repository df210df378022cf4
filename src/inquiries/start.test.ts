import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { SettingError } from './settings'
import { startInquiries, stopInquiries } from './start'

const mail = { CONTACT_TO: 'inbox@example.org', CONTACT_FROM: 'site@example.org' }

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
  expect(error).toBeInstanceOf(SettingError)
  expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`^${name}(:| is) [^\\n]+$`)) })
})

test('warns that inquiries of SQLite are left behind once DATABASE_URL is set', async () => {
  const DATA_DIR = temporaryFolder()
  writeFileSync(path.join(DATA_DIR, 'inquiries.sqlite'), '')
  Object.assign(env, { DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1:1/site' })
  const warn = jest.fn()
  await startInquiries({ info: warn, warn, error: warn })
  await stopInquiries()
  expect(warn).toHaveBeenCalledWith(
    { file: path.join(DATA_DIR, 'inquiries.sqlite') },
    expect.stringContaining('DATABASE_URL is set, but there are inquiries in DATA_DIR'),
  )
})
