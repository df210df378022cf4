import { readFileSync } from 'node:fs'
import path from 'node:path'
import { colours } from './chart'

/** What a social picture says. */
export type Words = {
  title: string
  /** Where the page stands, above its title: the section, an article's day. */
  section?: string
  brand: string
  /** The site's name as one would type it. */
  host: string
}

const margin = 64
const titleWidth = 610

/** From the largest size down, the first at which the title takes no more lines than this. */
const sizes = [
  { size: 76, lines: 3 },
  { size: 66, lines: 3 },
  { size: 58, lines: 4 },
  { size: 50, lines: 5 },
]
const leading = 1.08

const font = (file: string) => readFileSync(path.resolve('src/build/social-pictures/fonts', file))
let fonts: { name: string; data: Buffer }[] | undefined

/** Sets text in our type as outlines. @returns an SVG document, whose height is that of the text where none is given */
async function set(element: React.ReactNode, size: { width: number; height?: number }): Promise<string> {
  // An ES module only; a true import() works under every Node that the site supports.
  const { default: satori } = await import('satori')
  fonts ??= [
    { name: 'Newsreader', data: font('newsreader.ttf') },
    { name: 'Instrument Sans', data: font('instrument-sans.ttf') },
  ]
  return satori(element, { ...size, fonts })
}

const heading = (title: string, size: number) => (
  <div
    style={{
      display: 'flex',
      width: titleWidth,
      fontFamily: 'Newsreader',
      fontSize: size,
      lineHeight: leading,
      letterSpacing: '-0.012em',
      color: colours.dot,
      textWrap: 'balance',
    }}
  >
    {title}
  </div>
)

/** Less than a sign of running text takes, in parts of its size: what is too long by this need not be tried. */
const narrow = 0.38

/** The largest size at which a title fits; the smallest where none does. */
async function sizeOf(title: string): Promise<number> {
  const last = sizes.at(-1)?.size ?? 0
  for (const { size, lines } of sizes) {
    if (title.length * narrow * size > lines * titleWidth) continue
    if (size === last) break
    const svg = await set(heading(title, size), { width: titleWidth })
    const [, height = '0'] = /height="([\d.]+)"/.exec(svg) ?? []
    if (Number(height) <= lines * size * leading + 1) return size
  }
  return last
}

/**
 * The words of a social picture as outlines, so that no machine needs our fonts to draw them.
 * @returns an SVG document of 1200 × 630 with nothing behind the words
 */
export async function setWords({ title, section, brand, host }: Words): Promise<string> {
  const small = { fontFamily: 'Instrument Sans', fontSize: 26, color: colours.line }
  return set(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: margin,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <svg width="42" height="45" viewBox="-52 -56 104 112">
          <title>{brand}</title>
          <path d="M0-48 42-24v48L0 48-42 24v-48Z" fill="none" stroke={colours.dot} strokeWidth="5" />
          <path d="m0-24 4.8 19.2L24 0 4.8 4.8 0 24l-4.8-19.2L-24 0l19.2-4.8Z" fill={colours.star} />
        </svg>
        <div style={{ display: 'flex', fontFamily: 'Newsreader', fontSize: 34, color: colours.dot }}>
          {brand}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 18 }}>
        {section ? <div style={{ display: 'flex', ...small }}>{section}</div> : null}
        {heading(title, await sizeOf(title))}
      </div>
      <div style={{ display: 'flex', ...small }}>{host}</div>
    </div>,
    { width: 1200, height: 630 },
  )
}
