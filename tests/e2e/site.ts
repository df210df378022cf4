import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { test as base, expect } from '@playwright/test'
import type { CustomTypeOptions } from 'i18next'
import { notFoundPages } from '../../src/hosting/manifest'
import type { Language } from '../../src/site/languages'
import { organization } from '../site/organization'

export { type Language, languages, localPath as at } from '../../src/site/languages'
export { testSite } from '../site/test-site'
export { expect, organization }

type Copy = CustomTypeOptions['resources'] & {
  language: typeof import('../../content/copy/en/language.json')
}

/** Reads the copy of a page from its files. */
export function copy<Page extends keyof Copy>(ns: Page, language: Language): Copy[Page] {
  return JSON.parse(readFileSync(`content/copy/${language}/${ns}.json`, 'utf8'))
}

type Fixtures = {
  /** Console errors that a test of failures expects. */
  expectedErrors: RegExp
  watched: undefined
}

/** Fails every test in which a page requests another origin, logs an error or a warning, throws, or sets a cookie. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from its pattern
  baseURL: async ({}, use) => use(env.TEST_SITE_URL),
  expectedErrors: [/^$/, { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol !== 'data:' && url.origin !== baseURL) errors.push(`request to ${request.url()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        // Chromium reports a transition that it skips as an error of the page (https://github.com/w3c/csswg-drafts/issues/13726).
        if (message !== 'Transition was skipped') errors.push(`error on the page: ${message}`)
      })
      context.on('console', (message) => {
        // A browser reports the status of the 404 pages.
        const { url } = message.location()
        if (url && notFoundPages.has(new URL(url).pathname) && message.text().includes('404')) return
        if (['error', 'warning'].includes(message.type()) && !expectedErrors.test(message.text())) {
          errors.push(`console: ${message.text()}`)
        }
      })
      await use(undefined)
      expect(await context.cookies(), 'cookies').toEqual([])
      expect(errors, 'what pages complained about').toEqual([])
    },
    { auto: true },
  ],
})
