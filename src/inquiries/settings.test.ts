import { existsSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chdir, cwd, env } from 'node:process'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { databaseUrl, dataFolder, mailSettings, SettingError } from './settings'

const start = cwd()
let folder: string

beforeEach(() => {
  folder = realpathSync(temporaryFolder())
})
afterEach(() => chdir(start))

test('DATA_DIR is created if missing, with its parent folders', () => {
  env.DATA_DIR = path.join(folder, 'var/lib/site')
  expect(dataFolder()).toBe(path.join(folder, 'var/lib/site'))
  expect(statSync(path.join(folder, 'var/lib/site')).isDirectory()).toBe(true)
  expect(statSync(path.join(folder, 'var/lib/site')).mode & 0o777).toBe(0o700)
})

test('a folder that cannot be created in an existing one is an error', () => {
  env.DATA_DIR = '/proc/none'
  expect(dataFolder).toThrow(/^DATA_DIR: the folder \/proc\/none cannot be written/)
})

test('an existing folder keeps its files', () => {
  writeFileSync(path.join(folder, 'inquiries.sqlite'), 'rows')
  env.DATA_DIR = folder
  expect(dataFolder()).toBe(folder)
  expect(readdirSync(folder)).toEqual(['inquiries.sqlite'])
})

test('a relative DATA_DIR is resolved from the working directory', () => {
  chdir(folder)
  env.DATA_DIR = 'inbox'
  expect(dataFolder()).toBe(path.join(folder, 'inbox'))
})

test.each([[undefined], ['']])('the folder is ./data if DATA_DIR is %j', (value) => {
  chdir(folder)
  if (value !== undefined) env.DATA_DIR = value
  expect(dataFolder()).toBe(path.join(folder, 'data'))
  expect(existsSync(path.join(folder, 'data'))).toBe(true)
})

test.each([
  ['is a file', 'file'],
  ['lies below a file', 'file/data'],
])('if DATA_DIR %s, the error names the variable and the folder and says what to do', (_, place) => {
  writeFileSync(path.join(folder, 'file'), '')
  env.DATA_DIR = path.join(folder, place)
  expect(dataFolder).toThrow(SettingError)
  expect(dataFolder).toThrow(/^DATA_DIR: .*Name one that can\.$/)
  expect(dataFolder).toThrow(path.join(folder, place))
})

describe('DATABASE_URL', () => {
  test.each([undefined, ''])('%j selects the embedded database', (value) => {
    if (value !== undefined) env.DATABASE_URL = value
    expect(databaseUrl()).toBeUndefined()
  })

  test.each(['postgres://site:pa%40ss@db.example.org:5432/site', 'postgresql://localhost/site'])(
    '%s is used unchanged',
    (value) => {
      env.DATABASE_URL = value
      expect(databaseUrl()).toBe(value)
    },
  )

  test.each([
    'mysql://site:secret@localhost/site',
    'localhost:5432',
    'postgres://site:secret@host:port/site',
    'postgres://site:secret%@localhost/site',
  ])('%s is an error that names the variable and shows no password', (value) => {
    env.DATABASE_URL = value
    expect(databaseUrl).toThrow(SettingError)
    expect(databaseUrl).toThrow(/^DATABASE_URL: write postgres:/)
    expect(databaseUrl).not.toThrow(/secret/)
  })
})

describe('SMTP_URL, CONTACT_TO and CONTACT_FROM', () => {
  const good = {
    SMTP_URL: 'smtps://user:secret@mail.example.org:465',
    CONTACT_TO: 'inbox@example.org',
    CONTACT_FROM: 'site@example.org',
  }

  beforeEach(() => Object.assign(env, good))

  test('configure how mail reaches the organisation', () => {
    expect(mailSettings()).toEqual({
      smtpUrl: good.SMTP_URL,
      requireTls: true,
      to: good.CONTACT_TO,
      from: good.CONTACT_FROM,
    })
  })

  test('without SMTP_URL there is no mail, and no other setting is required', () => {
    for (const name of Object.keys(good)) delete env[name]
    expect(mailSettings()).toBeUndefined()
  })

  test.each([
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'http://user:secret@mail.example.org'],
    ['SMTP_URL', 'smtp://user:secret@mail.example.org:no'],
    ['SMTP_URL', 'smtp://'],
    ['CONTACT_TO', ''],
    ['CONTACT_TO', 'inbox'],
    ['CONTACT_TO', 'inbox@example.org, other@example.org'],
    ['CONTACT_FROM', 'Site <site@example.org>'],
    ['CONTACT_FROM', 'site@example.org\r\nBcc: x@example.org'],
  ] as const)('%s=%j is one line that names the variable and tells no password', (name, value) => {
    env[name] = value
    expect(mailSettings).toThrow(SettingError)
    expect(mailSettings).toThrow(new RegExp(`^${name}: [^\n]+$`))
    expect(mailSettings).not.toThrow(/secret/)
  })

  test('a server without STARTTLS gets no password unless allowed; without a password it may go without', () => {
    env.SMTP_ALLOW_PLAINTEXT = 'true'
    expect(mailSettings()).toMatchObject({ requireTls: false })
    env.SMTP_ALLOW_PLAINTEXT = 'perhaps'
    expect(mailSettings).toThrow(/^SMTP_ALLOW_PLAINTEXT is "perhaps"/)
    delete env.SMTP_ALLOW_PLAINTEXT
    env.SMTP_URL = 'smtp://127.0.0.1:25'
    expect(mailSettings()).toMatchObject({ requireTls: false })
  })
})

describe('a secret from a file', () => {
  let file: string
  beforeEach(() => {
    file = path.join(temporaryFolder(), 'url')
    writeFileSync(file, 'postgres://site:secret@db/site\n')
    env.DATABASE_URL_FILE = file
  })

  test('is read without its trailing newline', () => {
    expect(databaseUrl()).toBe('postgres://site:secret@db/site')
  })

  test('is validated like the setting, and never shown', () => {
    writeFileSync(file, 'mysql://site:secret@db/site')
    expect(databaseUrl).toThrow(/^DATABASE_URL: write postgres:/)
    expect(databaseUrl).not.toThrow(/secret@/)
  })

  test('that is empty is an error, and selects neither the embedded database nor no mail', () => {
    for (const text of ['', ' \n']) {
      writeFileSync(file, text)
      expect(databaseUrl).toThrow(SettingError)
      expect(databaseUrl).toThrow(/^DATABASE_URL_FILE: .* is empty/)
    }
    env.SMTP_URL_FILE = file
    expect(mailSettings).toThrow(/^SMTP_URL_FILE: .* is empty/)
  })

  test('that cannot be read is an error that names the setting, and so is a secret given twice', () => {
    env.DATABASE_URL = 'postgres://db/site'
    expect(databaseUrl).toThrow(/^DATABASE_URL_FILE: DATABASE_URL is set too/)
    delete env.DATABASE_URL
    env.DATABASE_URL_FILE = '/nowhere/url'
    expect(databaseUrl).toThrow(/^DATABASE_URL_FILE: .*ENOENT/)
  })
})
