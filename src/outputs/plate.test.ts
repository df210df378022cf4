import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { plateOf, writePlate } from './plate'

inTemporaryProject()

const drawing = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 424" role="img">
<title>A line &amp; a star</title>
<!-- drawn by hand -->
<line class="ink" x1="0" y1="212" x2="640" y2="212"/>
<rect stroke="red" class="dot" stroke-width="90"
  x="100" y="100" width="60" height="60"/>
<circle class="star" cx="320" cy="212" r="60"/>
<text class="label" x="320" y="60"><tspan>Polaris</tspan></text>
</svg>
`

/** Returns the colour at a point of the plate, in fractions of its size. */
async function colourAt(svg: string, x: number, y: number): Promise<string> {
  const area = { left: Math.round(x * 1600), top: Math.round(y * 1060), width: 1, height: 1 }
  const pixel = await sharp(Buffer.from(svg)).extract(area).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

test('a drawing is fitted into a plate, in the colours of the dark theme', async () => {
  const plate = await plateOf(drawing, 'a')
  expect(await sharp(Buffer.from(plate)).metadata()).toMatchObject({
    format: 'svg',
    width: 1600,
    height: 1060,
  })
  expect(await colourAt(plate, 0.5, 0.5)).toBe('#ffc861')
  expect(await colourAt(plate, 0.3, 0.5)).toBe('#c9d0ea')
  expect(await colourAt(plate, 0.06 + (130 / 640) * 0.88, 0.06 + (130 / 424) * 0.88)).toBe('#eef0f7')
  expect(await colourAt(plate, 0.001, 0.001)).toBe('#0e1534')
})

test('an element with a class takes its colours from the class alone, as on a page', async () => {
  // Half of its own stroke would extend beyond the rectangle.
  expect(
    await colourAt(await plateOf(drawing, 'a'), 0.06 + (80 / 640) * 0.88, 0.06 + (130 / 424) * 0.88),
  ).toBe('#0e1534')
})

test('an element with two classes has the colours of both', async () => {
  const plate = await plateOf(drawing.replace('class="ink"', 'class="ink dash"'), 'a')
  expect(plate).toMatch(/<line [^>]*stroke="#7c89bd"[^>]*stroke-dasharray="9 8"/)
})

test('words, classes and styles are removed', async () => {
  const plate = await plateOf(drawing, 'a')
  expect(plate).not.toMatch(/Polaris|A line|drawn by hand|class=|style|role=|xml version/)
})

test('a drawing as editors export it makes a plate that browsers can read', async () => {
  const exported = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 640 424">
<sodipodi:namedview inkscape:zoom="1"><inkscape:grid/></sodipodi:namedview>
<defs><circle id="a" class="star" r="60"/></defs>
<g inkscape:label="Calque 1" aria-label="dès 8\u00a0900\u00a0€"><use xlink:href="#a" x="320" y="212"/></g>
</svg>
`
  const plate = await plateOf(exported, 'a')
  expect(await colourAt(plate, 0.5, 0.5)).toBe('#ffc861')
  expect(plate).not.toMatch(/inkscape|sodipodi|xlink|Calque|8.{1,6}900/)
})

test('only the same name gives the same stars', async () => {
  expect(await plateOf(drawing, 'a')).toBe(await plateOf(drawing, 'a'))
  expect(await plateOf(drawing, 'a')).not.toBe(await plateOf(drawing, 'b'))
})

test('rejects a drawing without a size', async () => {
  await expect(plateOf('<svg width="640"><path class="ink" d="M0 0h9"/></svg>', 'a')).rejects.toThrow(
    'viewBox',
  )
})

test('a drawing is written to an address that changes with its content', async () => {
  const file = 'content/articles/a/cover.svg'
  const draw = (path: string) => {
    writeFiles({ [file]: `<svg viewBox="0 0 9 9"><path class="ink" d="${path}"/></svg>` })
    return writePlate(file)
  }
  const first = await draw('M0 0h9')
  expect(first).toMatch(/^\/static\/cover-[0-9a-f]{16}\.svg$/)
  expect(readFileSync(`public${first}`, 'utf8')).toContain('d="M0 0h9"')
  expect(await draw('M0 9h9')).not.toBe(first)
  expect(await draw('M0 0h9')).toBe(first)
})
