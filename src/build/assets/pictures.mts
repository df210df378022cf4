/**
 * `npm run pictures`: draws the pictures of `content/pictures`, which stand in for an article's own, and the cover
 * of the article on hallucinations, as plates of a night chart. The results are committed.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

type Point = readonly [number, number]
type Plate = {
  file: string
  points: readonly Point[]
  bright: readonly number[]
  lines: readonly (readonly [number, number])[]
  faint?: readonly (readonly [number, number])[]
  rings: readonly (readonly [number, number, number])[]
}

const [width, height] = [1600, 1060]
const colours = {
  night: '#0e1534',
  ring: '#2b3666',
  line: '#c9d0ea',
  faint: '#7c89bd',
  star: '#ffc861',
  dot: '#eef0f7',
}

const plates: readonly Plate[] = [
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

const star = ([x, y]: Point) => `M${x} ${y - 46}l9 37 37 9-37 9-9 37-9-37-37-9 37-9z`

/** Small stars behind, always the same ones: a linear congruential sequence, no chance. */
function background(seed: number): string {
  let state = seed
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  return Array.from({ length: 70 }, () => {
    const [x, y, r] = [next() * width, next() * height, 1 + next() * 2.2]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${colours.faint}" opacity=".55"/>`
  }).join('')
}

function svg({ file, points, bright, lines, faint = [], rings }: Plate): string {
  const at = (index: number): Point => points[index] ?? [0, 0]
  const path = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([a, b]) => `M${at(a).join(' ')}L${at(b).join(' ')}`).join('')
  const dots = points.map((point, index) =>
    bright.includes(index)
      ? `<circle cx="${point[0]}" cy="${point[1]}" r="56" fill="${colours.night}"/><path d="${star(point)}" fill="${colours.star}"/>`
      : `<circle cx="${point[0]}" cy="${point[1]}" r="22" fill="${colours.night}"/><circle cx="${point[0]}" cy="${point[1]}" r="9" fill="${colours.dot}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${colours.night}"/>
    ${background(file.length * 7919)}
    ${rings.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colours.ring}" stroke-width="2"/>`).join('')}
    <path d="${path(faint)}" fill="none" stroke="${colours.faint}" stroke-width="2.4" stroke-dasharray="10 12"/>
    <path d="${path(lines)}" fill="none" stroke="${colours.line}" stroke-width="3.4"/>
    ${dots.join('')}
  </svg>`
}

for (const plate of plates) {
  await sharp(Buffer.from(svg(plate)))
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(path.resolve(plate.file))
}
const icon = await readFile(path.resolve('static/icon.svg'))
await sharp(icon, { density: 300 }).resize(180, 180).png().toFile(path.resolve('static/apple-touch-icon.png'))
