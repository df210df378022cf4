/** `npm run icons`: draws the icons in the sizes that systems need, from `static/icon.svg`. The results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const icon = await readFile(path.resolve('static/icon.svg'), 'utf8')
// A system that masks an icon cuts its corners itself; the mark is within the safe zone, 80 % of the width.
const square = icon.replace(/ rx="\d+"/, '')
const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
const icons = [
  ['apple-touch-icon.png', square, 180],
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', square, 512],
] as const
for (const [file, svg, size] of icons) {
  await writeFile(path.resolve('static', file), await drawn(svg, size))
}

// For programs that know no page of ours, such as feed readers: an ICO of one PNG.
const picture = await drawn(icon, 32)
const head = Buffer.alloc(22)
head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
head.writeUInt32LE(picture.length, 14)
head.writeUInt32LE(head.length, 18)
await writeFile(path.resolve('static/favicon.ico'), Buffer.concat([head, picture]))
