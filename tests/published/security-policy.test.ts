import { createHash } from 'node:crypto'
import { builtPages } from '../e2e/pages'
import { all } from './built-site'
import { dist, expect, test } from './site'

/** Returns a policy's sources by directive. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const hashesOf = (code: readonly string[]) =>
  [...new Set(code.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))].sort()

// In the browser, `templates.test.ts` opens a page of each template, which fails on a violation that the console reports.
test('the policy of every page allows its own inline code, and nothing else', async ({ baseURL }) => {
  const pages = builtPages(dist)
  expect(pages.length).toBeGreaterThan(0)
  for (const address of pages) {
    // Playwright’s own requests take ten times as long.
    const reply = await fetch(`${baseURL}${address}`)
    const html = await reply.text()
    const policy = directives(reply.headers.get('content-security-policy') ?? '')
    // JSON-LD is data, which browsers do not run.
    const scripts = all(
      html,
      /<script(?![^>]*src=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g,
    )
    const styles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
    const loaded = all(html, /<script\b([^>]*\bsrc=[^>]*)>/g)
    // One assertion for all, as each costs Playwright some milliseconds.
    expect(
      {
        hasCode: scripts.length > 0 && styles.length > 0 && loaded.length > 0,
        others: policy.get('default-src'),
        scripts: policy.get('script-src')?.toSorted(),
        styles: policy.get('style-src')?.toSorted(),
        // A file only runs as it was built, and is ours.
        foreign: loaded.filter((file) => !/^(?=.* src="\/(?!\/)).* integrity="sha256-/.test(file)),
        // A handler in an attribute, which no hash allows.
        handlers: all(html, /<[a-z][^>]*\s(on[a-z]+)=/g),
      },
      address,
    ).toEqual({
      hasCode: true,
      others: ["'none'"],
      scripts: ["'self'", ...hashesOf(scripts)].sort(),
      styles: hashesOf(styles),
      foreign: [],
      handlers: [],
    })
  }
})

test.describe('injected code', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('does not run', async ({ page }) => {
    await page.route('**/pricing', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.text()).replace(
        '</body>',
        '<script>document.title = "taken over"</script><img src="/icon.svg" alt="" onload="document.title = \'taken over\'">' +
          '<style>h1 { color: rgb(1, 2, 3) }</style><p id="styled" style="color: rgb(1, 2, 3)">a</p></body>',
      )
      await route.fulfill({ response: reply, body })
    })
    await page.goto('/pricing')
    await expect(page).not.toHaveTitle('taken over')
    await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  })
})
