/**
 * `npm run pictures`: draws the pictures of `content/pictures`, which stand in for an article's own; the covers of
 * the articles, each from its article's data; and the icons. The results are committed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { splitFrontMatter } from '../articles/article-file'
import { coverOf } from './cover'
import { type Plate, plateSvg } from './plate'
import { plates } from './plates'

const draw = (plate: Plate, file: string) =>
  sharp(Buffer.from(plateSvg(plate)))
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(path.resolve(file))

for (const { file, ...plate } of plates) await draw({ ...plate, seed: file.length * 7919 }, file)

for (const slug of readdirSync('content/articles')) {
  const source = ['en.mdx', 'fr.mdx']
    .map((name) => path.join('content/articles', slug, name))
    .find(existsSync)
  const cover = path.join('content/articles', slug, 'cover.png')
  if (!source || plates.some(({ file }) => path.resolve(file) === path.resolve(cover))) continue
  const { body, frontMatter } = splitFrontMatter(readFileSync(source, 'utf8'))
  const wantsCover = typeof frontMatter === 'object' && frontMatter !== null && 'image' in frontMatter
  if (wantsCover) await draw(coverOf(slug, body), cover)
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
