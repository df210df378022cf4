import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describeResult } from '../../src/check-results/describe'
import { checkData } from '../../src/content/check-data'
import { startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { commandOn, engines, newPlace } from './databases'
import { startMailServer } from './mail-server'
import { postJson } from './post-inquiry'

afterEach(cleanUp)

const amounts = (text: string): string[] => text.replace(/\s/g, '').match(/\d+(?:,\d\d)?€/g) ?? []

test.each(engines)(
  '%s: the mail that arrives has the figures of the sheet and the displayed result; exports include them, erasure removes them',
  async (engine) => {
    const place = await newPlace(engine)
    const mailServer = await startMailServer()
    const site = await startDist({ ...place.settings, ...mailServer.settings() })
    const arrival = mailServer.next()

    // Three of the present choices: the first offer, the last and a pack.
    const page = await (await fetch(`${site.url}/fr/estimate`)).text()
    const ids = [...page.matchAll(/<input[^>]*name="([a-z-]+)"/g)].map(([, id = '']) => id)
    const chosen = [ids[0], ids.at(-4), ids.at(-1)].map((id) => `${id}=1`).join('&')
    const sheet = await fetch(`${site.url}/fr/estimate?${chosen}`)
    const table = /<table[^>]*>.*?<\/table>/s.exec(await sheet.text())?.[0] ?? ''
    const shown = amounts(table.replace(/<[^>]*>/g, ' '))
    expect(shown.length).toBeGreaterThan(3)

    const { fr } = checkData()
    const [criterion] = fr.objectives[0]?.criteria ?? []
    const check = `check=sovereignty&service=mail&${criterion?.id}=1`
    const answer = await postJson(site.url, {
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Bonjour',
      language: 'fr',
      estimate: chosen,
      check,
    })
    expect(answer.status).toBe(201)

    const { text = '' } = await PostalMime.parse((await arrival).raw)
    const result = describeResult(check, fr, 'fr')?.text ?? 'nothing'
    expect(text).toContain(result)
    // Net and gross of the project, and the cost of each line: only the sheet's VAT is not repeated.
    const written = amounts(text)
    const missing = shown.filter((amount) => !written.includes(amount))
    expect(missing.length).toBeLessThanOrEqual(2)
    expect(written.filter((amount) => !shown.includes(amount))).toEqual([])

    const work = (...words: string[]) => place.run(...words).stdout
    const [row] = JSON.parse(work('export', '--format', 'json'))
    expect(row).toMatchObject({ check_result: check, check_summary: result })
    expect(row.estimate).toContain(`${ids[0]}=1`)
    expect(work('export', '--format', 'csv')).toContain(result.split('\n')[0])
    expect(work('erase', 'ada@example.org')).toContain('Erased: 1 inquir')
    expect(work('export', '--format', 'json').trim()).toBe('[]')
  },
)

test('a message with an estimate, sent again after a build of another day, is a repeat', async () => {
  const settings = { DATA_DIR: temporaryFolder() }
  const next = path.join(temporaryFolder(), 'dist')
  cpSync('dist', next, { recursive: true })
  const data = path.join(next, 'public/page-data/fr/estimate/page-data.json')
  const built = readFileSync(data, 'utf8')
  writeFileSync(data, built.replace(/"day":"[\d-]+"/, '"day":"2099-12-31"'))
  const [, offer = ''] =
    /<input[^>]*name="([a-z-]+)"/.exec(readFileSync('dist/public/fr/estimate/index.html', 'utf8')) ?? []
  const fields = { name: 'Ada', email: 'ada@example.org', message: 'Bonjour', estimate: `${offer}=1` }
  const ids: unknown[] = []
  for (const dist of ['dist', next]) {
    const site = await startDist(settings, path.resolve(dist))
    const body = new URLSearchParams(fields)
    const sent = await fetch(`${site.url}/api/contact`, { method: 'POST', body, redirect: 'manual' })
    expect(sent.status).toBe(303)
    ids.push(await (await postJson(site.url, fields, { 'Idempotency-Key': 'key' })).json())
    await site.stop()
  }
  expect(ids[1]).toEqual(ids[0])
  const kept: { estimate: string }[] = JSON.parse(commandOn(settings)('export', '--format', 'json').stdout)
  expect(kept.map(({ estimate }) => estimate)).toEqual(Array(2).fill(expect.stringContaining(`${offer}=1`)))
})
