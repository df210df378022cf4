/** `npm run icons`: draws the icons in the sizes that systems need, from `static/icon.svg`. The results are committed. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const icon = await readFile(path.resolve('static/icon.svg'), 'utf8')
// A system that masks an icon cuts its corners itself; the mark is within the safe zone, 80 % of the width.
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
