import { builtPages } from '../e2e/pages'
import { wakeUp } from '../e2e/wake'
import { at, dist, expect, languages, test } from './site'

type Violation = { page: string; directive: string; blocked: string }

/** Opens each page as a visitor would; the browser itself reports violations. */
test('no page of the site violates its Content-Security-Policy', async ({ context }) => {
  test.setTimeout(180_000)
  const violations: Violation[] = []
  await context.exposeFunction('reportViolation', (violation: Violation) => violations.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function')
        report({ page: location.pathname, directive: event.effectiveDirective, blocked: event.blockedURI })
    })
  })
  const pages = builtPages(dist)
  expect(pages.length).toBeGreaterThan(0)
  const page = await context.newPage()
  for (const address of pages) {
    const reply = await page.goto(address)
    const policy = (await reply?.allHeaders())?.['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'; script-src 'self' 'sha256-")
    expect(policy, address).not.toContain('unsafe')
    await wakeUp(page)
  }
  expect(violations).toEqual([])
})

for (const language of languages) {
  test.describe(language, () => {
    test.use({ expectedErrors: /Content Security Policy/ })

    test('injected code does not run', async ({ page }) => {
      await page.route('**/pricing', async (route) => {
        const reply = await route.fetch()
        const body = (await reply.text()).replace(
          '</body>',
          '<script>document.title = "taken over"</script><img src="/icon.svg" alt="" onload="document.title = \'taken over\'">' +
            '<style>h1 { color: rgb(1, 2, 3) }</style><p id="styled" style="color: rgb(1, 2, 3)">a</p></body>',
        )
        await route.fulfill({ response: reply, body })
      })
      await page.goto(at('/pricing', language))
      await expect(page).not.toHaveTitle('taken over')
      await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    })
  })
}
