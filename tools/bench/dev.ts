/**
 * `npm run bench -- dev [rounds]`: measures how long a saved change takes to appear in the browser under `npm run dev`,
 * in an article and in copy. The files are restored.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import process, { env } from 'node:process'
import type { Page } from '@playwright/test'
import { freePort } from '../../tests/network/free-port'
import { startProgram } from '../../tests/support/program'
import { launchChromium } from '../launch-chromium'

/** From saving to appearing, in milliseconds. */
const bound = 2_000
/** Ends the run if a change does not appear, or the server does not start. */
const timeouts = { start: 300_000, change: 30_000 }

const edits = [
  {
    name: 'article',
    file: 'content/articles/cloud-act/fr.mdx',
    address: '/fr/articles/cloud-act',
    mark: (text: string, word: string) => `${text.trimEnd()}\n\n${word}\n`,
  },
  {
    name: 'copy',
    file: 'content/copy/fr/about.json',
    address: '/fr/about',
    mark: (text: string, word: string) => text.replace(/("title": ")(?=[^"]+",?\n)/g, `$1${word} `),
  },
]

/** Returns milliseconds from saving to appearing. */
async function timeToSee(page: Page, { file, mark }: (typeof edits)[number], word: string): Promise<number> {
  const original = readFileSync(file, 'utf8')
  const started = performance.now()
  try {
    writeFileSync(file, mark(original, word))
    await page.getByText(word).first().waitFor({ timeout: timeouts.change })
    return performance.now() - started
  } finally {
    writeFileSync(file, original)
    await page.getByText(word).first().waitFor({ state: 'detached', timeout: timeouts.change })
  }
}

/**
 * @param words the first is the number of rounds
 * @throws if a change takes longer than two seconds
 */
export default async function bench([rounds = '5']: string[]): Promise<void> {
  const port = await freePort()
  const server = startProgram(
    process.execPath,
    ['src/commands/dev.mjs', '-H', '127.0.0.1', '-p', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...env,
        GATSBY_TELEMETRY_DISABLED: '1',
        // Plain output; but as for an author, pages are only built when visited.
        CI: 'true',
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true',
      },
    },
  )
  const browser = await launchChromium()
  const slow: string[] = []
  try {
    await server.until(
      () => /You can now view|Building development bundle - /.test(server.output()),
      timeouts.start,
    )
    for (const edit of edits) {
      const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
      await page.goto(edit.address)
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: timeouts.change })
      // The first change also compiles the page's code.
      await timeToSee(page, edit, 'warmup')
      const times: number[] = []
      for (let round = 0; round < Number(rounds); round++)
        times.push(await timeToSee(page, edit, `round${round}`))
      const slowest = Math.max(...times)
      console.log(`${edit.name}: ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`)
      if (slowest > bound) slow.push(`${edit.name}: ${Math.round(slowest)} ms`)
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop('SIGINT')
  }
  if (slow.length > 0) throw new Error(`A change is to be seen within ${bound} ms. ${slow.join('; ')}`)
}
