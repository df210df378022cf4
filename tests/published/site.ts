import { env } from 'node:process'
import { test as base } from '../e2e/site'

export { at, copy, expect, languages } from '../e2e/site'

/** The published site. */
export const dist = 'dist'

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from its pattern
  baseURL: async ({}, use) => use(env.LIVE_URL),
})
