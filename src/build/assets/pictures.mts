/**
 * `npm run pictures`: draws the pictures of `content/pictures`, which stand in for an article's own; the covers of
 * the articles, each from its article's data; and the touch icon. The results are committed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { splitFrontMatter } from '../articles/article-file'
import { coverOf } from './cover'
import { type Plate, plateSvg } from './plate'

const plates: readonly (Omit<Plate, 'seed'> & { file: string })[] = [
  {
    // A lamp: seven stars around a bright one, and its foot.
    file: 'content/pictures/idea.png',
    points: [
      [800, 430],
      [800, 170],
      [1010, 250],
      [1080, 450],
      [960, 640],
      [640, 640],
      [520, 450],
      [590, 250],
      [720, 790],
      [880, 790],
      [760, 880],
      [840, 880],
    ],
    bright: [0],
    lines: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 9],
      [9, 8],
      [8, 5],
      [5, 6],
      [6, 7],
      [7, 1],
      [10, 11],
    ],
    faint: [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [0, 6],
      [0, 7],
    ],
    rings: [
      [800, 430, 150],
      [800, 430, 330],
      [800, 430, 520],
      [800, 430, 740],
    ],
  },
  {
    // Three steps that feed each other, and the one that a person keeps.
    file: 'content/pictures/automation.png',
    points: [
      [260, 530],
      [520, 320],
      [520, 740],
      [800, 530],
      [1080, 320],
      [1080, 740],
      [1340, 530],
      [800, 230],
    ],
    bright: [3],
    lines: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 6],
      [5, 6],
    ],
    faint: [
      [7, 3],
      [1, 7],
      [7, 4],
    ],
    rings: [
      [800, 530, 120],
      [800, 530, 280],
      [260, 530, 180],
      [1340, 530, 180],
      [800, 530, 560],
    ],
  },
  {
    // A hexagon that keeps what is inside it.
    file: 'content/pictures/private-ai.png',
    points: [
      [800, 150],
      [1130, 340],
      [1130, 720],
      [800, 910],
      [470, 720],
      [470, 340],
      [800, 530],
      [800, 360],
      [940, 610],
      [660, 610],
    ],
    bright: [6],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
      [6, 7],
      [6, 8],
      [6, 9],
    ],
    faint: [
      [7, 8],
      [8, 9],
      [9, 7],
    ],
    rings: [
      [800, 530, 110],
      [800, 530, 420],
      [800, 530, 600],
      [800, 530, 800],
    ],
  },
  {
    // A known star, and beside it several that look alike: which one is there?
    file: 'content/articles/hallucinations-ia/cover.png',
    points: [
      [360, 700],
      [600, 520],
      [820, 600],
      [1010, 420],
      [1240, 250],
      [1300, 430],
      [1280, 620],
      [1180, 790],
    ],
    bright: [1],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    faint: [
      [3, 4],
      [3, 5],
      [3, 6],
      [3, 7],
    ],
    rings: [
      [1010, 420, 300],
      [1010, 420, 420],
      [600, 520, 130],
      [600, 1500, 900],
      [600, 1500, 1180],
    ],
  },
]

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

const icon = await readFile(path.resolve('static/icon.svg'))
await sharp(icon, { density: 300 }).resize(180, 180).png().toFile(path.resolve('static/apple-touch-icon.png'))
