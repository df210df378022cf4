import { decorative } from './drawing'

test('a drawing within a figure leaves role and name to it, and looks the same', async () => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img">
<title>A line</title>
<line class="ink" x1="0" x2="9"/><text class="label">Polaris &amp; co</text>
</svg>`
  const html = await decorative(svg)
  expect(html).toMatch(/^<svg fill="currentColor" xmlns="[^"]+" viewBox="0 0 9 9">/)
  expect(html).toContain('class="ink" x1="0" x2="9"></line><text class="label">Polaris &amp; co</text>')
  expect(html).not.toMatch(/xml version|role=|<title>/)
})

test('a line is seen without our styles, as in readers’ modes', async () => {
  const html = await decorative('<svg><circle class="dash" r="9"/><path class="ink" fill="red"/></svg>')
  expect(html).toContain('<circle fill="none" stroke="currentColor" class="dash" r="9">')
  expect(html).toContain('<path fill="red" stroke="currentColor" class="ink">')
})

test('what has no colour has the text’s, in either theme; a drawing without any keeps to its outlines', async () => {
  expect(await decorative('<svg><text>Nord</text></svg>')).toMatch(/^<svg fill="currentColor">/)
  expect(await decorative('<svg fill="none"><path d="M0 0h9"/></svg>')).toMatch(/^<svg fill="none">/)
})

test('what an editor has added for itself is left out, and a link within the drawing leads where it did', async () => {
  const html = await decorative(
    '<svg xmlns:xlink="x" xmlns:inkscape="y" viewBox="0 0 9 9"><sodipodi:namedview/><g inkscape:label="Layer 1"><use xlink:href="#a"/><text xml:space="preserve"> b </text></g></svg>',
  )
  expect(html).toBe(
    '<svg fill="currentColor" viewBox="0 0 9 9"><g><use href="#a"></use><text xml:space="preserve"> b </text></g></svg>',
  )
})

test('rejects what is not a drawing', async () => {
  await expect(decorative('<p>words</p>')).rejects.toThrow('<svg>')
})
