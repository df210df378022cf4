import type { Page } from '@playwright/test'

/** Collects the paths that a page requests from now on. */
export function watchRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  return requested
}
