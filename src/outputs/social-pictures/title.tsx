import { readFileSync } from 'node:fs'
import path from 'node:path'
import { socialPictureSize } from '../../site/head/social-picture'
import { colours } from './chart'

/** The words on a social picture. */
export type Words = {
  title: string
  /** The line above the title: the section, and the day of an article. */
  section?: string
  brand: string
  /** The site's name as typed in an address bar. */
  host: string
}

/** Text as outlines: SVG paths in pixels, relative to its top left corner. */
type Outlines = { paths: string; height: number }

const { width, height } = socialPictureSize
const margin = 64
const titleWidth = 610
/** Space between section and title. */
const gap = 18
const star = { width: 42, height: 45 }

/** Font sizes to try, largest first, with the maximum number of lines at each. */
const sizes = [
  { size: 76, lines: 3 },
  { size: 66, lines: 3 },
  { size: 58, lines: 4 },
  { size: 50, lines: 5 },
]
const leading = 1.08

const font = (file: string) => readFileSync(path.resolve('src/outputs/social-pictures/fonts', file))
let fonts: { name: string; data: Buffer }[] | undefined

/** Converts text in our fonts to outlines, wrapped at the width `across`. */
async function set(text: string, style: React.CSSProperties, across: number): Promise<Outlines> {
  // An ES module only; a true import() works under every Node that the site supports.
  const { default: satori } = await import('satori')
  fonts ??= [
    { name: 'Newsreader', data: font('newsreader.ttf') },
    { name: 'Instrument Sans', data: font('instrument-sans.ttf') },
  ]
  const svg = await satori(<div style={{ display: 'flex', ...style }}>{text}</div>, { width: across, fonts })
  const [, tall = '0'] = /height="([\d.]+)"/.exec(svg) ?? []
  // Leaves out the masks, which clip overflowing boxes and are slow in librsvg.
  return { paths: (svg.match(/<path[^>]*>/g) ?? []).join(''), height: Number(tall) }
}

const setTitle = (title: string, size: number): Promise<Outlines> =>
  set(
    title,
    {
      width: titleWidth,
      fontFamily: 'Newsreader',
      fontSize: size,
      lineHeight: leading,
      letterSpacing: '-0.012em',
      color: colours.dot,
      textWrap: 'balance',
    },
    titleWidth,
  )

const setLine = (text: string): Promise<Outlines> =>
  set(text, { fontFamily: 'Instrument Sans', fontSize: 26, color: colours.line }, width)

/** Low estimate of the width of a character, in em: a title that is too long even so need not be tried. */
const narrow = 0.38

/** Converts a title to outlines at the largest size at which it fits, else at the smallest. */
async function fitTitle(title: string): Promise<Outlines> {
  for (const { size, lines } of sizes.slice(0, -1)) {
    if (title.length * narrow * size > lines * titleWidth) continue
    const outlines = await setTitle(title, size)
    if (outlines.height <= lines * size * leading + 1) return outlines
  }
  return setTitle(title, sizes.at(-1)?.size ?? 0)
}

/** Positions SVG elements. Rounds y to whole pixels, as horizontal strokes between two would blur. */
const at = (x: number, y: number, drawn: string) =>
  `<g transform="translate(${x} ${Math.round(y)})">${drawn}</g>`

/** What surrounds section and title, with the vertical limits of the space between. */
type Frame = { svg: string; top: number; bottom: number }

/** Draws logo and organisation's name above, and the site's address below, the same on every picture. */
async function setFrame(brand: string, host: string): Promise<Frame> {
  const name = await set(brand, { fontFamily: 'Newsreader', fontSize: 34, color: colours.dot }, width)
  const site = await setLine(host)
  const [top, bottom] = [margin + star.height, height - margin - site.height]
  const svg = [
    `<svg x="${margin}" y="${margin}" width="${star.width}" height="${star.height}" viewBox="-52 -56 104 112">
      <path d="M0-48 42-24v48L0 48-42 24v-48Z" fill="none" stroke="${colours.dot}" stroke-width="5"/>
      <path d="m0-24 4.8 19.2L24 0 4.8 4.8 0 24l-4.8-19.2L-24 0l19.2-4.8Z" fill="${colours.star}"/>
    </svg>`,
    at(margin + star.width + 16, margin + (star.height - name.height) / 2, name.paths),
    at(margin, bottom, site.paths),
  ].join('')
  return { svg, top, bottom }
}

/** Set once: a process draws for one site. */
let frame: Promise<Frame> | undefined

/**
 * Converts the words of a social picture to outlines, so that drawing it needs no fonts.
 * @returns SVG elements for a picture of 1200 × 630
 */
export async function setWords({ title, section, brand, host }: Words): Promise<string> {
  frame ??= setFrame(brand, host)
  const { svg, ...limits } = await frame
  const above = section ? await setLine(section) : undefined
  const heading = await fitTitle(title)
  const aboveHeight = above ? above.height + gap : 0
  const top = (limits.top + limits.bottom - aboveHeight - heading.height) / 2
  return [svg, above ? at(margin, top, above.paths) : '', at(margin, top + aboveHeight, heading.paths)].join(
    '',
  )
}
