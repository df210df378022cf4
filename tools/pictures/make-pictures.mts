/**
 * `npm run pictures`: draws the pictures of `content/pictures`, which stand in for an article's own; the covers that articles
 * name and lack, each from its article's `cover.svg`, its first figure or, without either, its text; and the icons. The results are committed.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { coverOf } from '../../src/outputs/plates/cover'
import { figurePlate } from '../../src/outputs/plates/figure'
import { plateSvg } from '../../src/outputs/plates/plate'
import { plates } from '../../src/outputs/plates/plates'
import { missingCovers } from './missing-covers'

const draw = (svg: string, file: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(path.resolve(file))

const composed = new Map(plates.map(({ file, ...plate }) => [file, { ...plate, seed: file.length * 7919 }]))

for (const [file, plate] of composed)
  if (file.startsWith('content/pictures/')) await draw(plateSvg(plate), file)

for (const { slug, body, file, figure } of missingCovers()) {
  const plate = composed.get(file) ?? coverOf(slug, body)
  await draw(figure ? figurePlate(await readFile(figure, 'utf8'), plate.seed) : plateSvg(plate), file)
  console.log(`Drew ${file}`)
}

const icon = await readFile(path.resolve('static/icon.svg'), 'utf8')
// A system that masks an icon cuts its corners itself; the mark lies within the safe zone, 80 % of the width.
const square = icon.replace(/ rx="\d+"/, '')
const icons = [
  ['apple-touch-icon.png', square, 180],
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', square, 512],
] as const
for (const [file, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(path.resolve('static', file))
}
