import PostalMime from 'postal-mime'
import { describeResult } from '../../src/check-results/describe'
import { checkData } from '../../src/content/check-data'
import { cleanUp } from '../cleanup'
import { startDist } from '../hosting/start-dist'
import { kinds, newPlace } from './databases'
import { startMailServer } from './mail-server'

afterEach(cleanUp)

const amounts = (text: string): string[] => text.replace(/\s/g, '').match(/\d+(?:,\d\d)?€/g) ?? []

test.each(kinds)(
  '%s: the mail that arrives has the figures of the sheet and the displayed result; exports include them, erasure removes them',
  async (kind) => {
    const place = await newPlace(kind)
    const mailServer = await startMailServer()
    const site = await startDist({ ...place.settings, ...mailServer.settings() })
    const arrival = mailServer.next()

    // Three of the present choices: the first offer, the last and a pack.
    const page = await (await fetch(`${site.url}/fr/estimate`)).text()
    const ids = [...page.matchAll(/<input[^>]*name="([a-z-]+)"/g)].map(([, id = '']) => id)
    const chosen = [ids[0], ids.at(-4), ids.at(-1)].map((id) => `${id}=1`).join('&')
    const sheet = await fetch(`${site.url}/fr/estimate?${chosen}`)
    const table = /<table>.*?<\/table>/s.exec(await sheet.text())?.[0] ?? ''
    const shown = amounts(table.replace(/<[^>]*>/g, ' '))
    expect(shown.length).toBeGreaterThan(3)

    const { fr } = checkData()
    const [criterion] = fr.objectives[0]?.criteria ?? []
    const check = `check=sovereignty&service=mail&${criterion?.id}=1`
    const answer = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@example.org',
        message: 'Bonjour',
        language: 'fr',
        estimate: chosen,
        check,
      }),
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
