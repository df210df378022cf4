import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import express from 'express'
import { type Message, message } from '../../src/content/messages/message'
import type { Problem } from '../../src/content/messages/problem'
import { reportOf, writeReport } from '../../src/gatsby/development/report'
import { serveReport } from '../../src/gatsby/development/serve-report'
import { serve } from '../network/http'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { expectAccessible } from './axe'

type Development = {
  url: string
  printed: string[]
  /** Sets the report of the check. */
  write: (...report: Parameters<typeof reportOf>) => void
}

const problem = (file: string, said: Message): Problem => ({
  file,
  line: 3,
  column: 9,
  message: said,
  severity: 'error',
})
const own = problem('content/articles/cloud-act/fr.mdx', message('openFrontMatter'))
const other = problem('content/articles/ai-act-pme/en.mdx', message('reservedSlug', { slug: 'page' }))

/** Replaces the development server: any address is a page with the panel. */
const test = base.extend<{ development: Development }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from its pattern
  development: async ({}, use) => {
    const file = path.join(temporaryFolder(), 'report.json')
    const write = (...report: Parameters<typeof reportOf>) => writeReport(reportOf(...report), file)
    write([], [], 'en')
    const printed: string[] = []
    const app = express()
    const end = serveReport({ app, file, print: (text) => printed.push(text) })
    app.use((_request, response) => {
      response.send(
        '<!doctype html><html lang="fr"><title>A page</title><script src="/___content.js" defer></script><main><h1>A page</h1></main>',
      )
    })
    const { origin } = await serve(app)
    await use({ url: origin, printed, write })
    end()
    await cleanUp()
  },
})

test('a page shows problems as they appear and disappear, without reloading', async ({
  page,
  development,
}) => {
  await page.goto(`${development.url}/fr/articles/cloud-act`)
  const panel = page.getByRole('status')
  await expect(page.getByRole('heading', { name: 'A page' })).toBeVisible()
  await expect(panel).toHaveCount(0)

  development.write([other, own], [{ file: own.file, known: true }], 'fr')
  await expect(panel.getByRole('listitem')).toHaveText([
    `content/articles/cloud-act/fr.mdx:3:9 ${own.message.fr}`,
    `content/articles/ai-act-pme/en.mdx:3:9 ${other.message.fr}`,
  ])
  await expect(panel).toContainText('2 erreurs dans le contenu')
  await expect(panel).toContainText(
    'Le site montre l’état précédent de content/articles/cloud-act/fr.mdx tant que ces erreurs demeurent.',
  )
  await expect(panel).toHaveAttribute('lang', 'fr')
  await expectAccessible(page)

  development.write([], [], 'fr')
  await expect(panel).toHaveCount(0)
  expect(development.printed).toHaveLength(1)
})

test('a page opened later, or a missing one, shows them as well', async ({ page, development }) => {
  development.write([own], [{ file: own.file, known: false }], 'en')
  await page.goto(`${development.url}/fr/articles/cloud-act`)
  const panel = page.getByRole('status')
  await expect(panel).toContainText('1 error in the content')
  await expect(panel).toContainText(
    'The site does not show content/articles/cloud-act/fr.mdx while these errors remain.',
  )
})

test('warnings are folded behind their number, and the panel stays as its reader left it', async ({
  page,
  development,
}) => {
  development.write([{ ...other, severity: 'warning' }], [], 'en')
  await page.goto(development.url)
  const panel = page.getByRole('status')
  await expect(panel.getByText('1 warning on the content')).toBeVisible()
  await expect(panel.getByRole('listitem')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toBeVisible()
})
