/**
 * `npm run fonts`: subsets the two families to the glyphs of French and English and to the kerning of the pairs of
 * letters in our texts, and computes fallbacks of the same metrics, so that nothing moves when a font arrives. The
 * results are committed; run it again after a change of the packages or of the glyphs below. Social pictures have
 * separate subsets.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromBlob } from '@capsizecss/unpack'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { addTable } from './add-table'
import { kernTable } from './kern-table'
import { kerningOf, pairsOf } from './kerning.mjs'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const glyphs = `${ascii}àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»‹›“”‘’„–—…·•°№§©®™€£×÷−≤≥≈±½²³µ↑↓′″†‡\u00a0\u202f\u2009\u00ad`

/** System fonts, with fonts of the same metrics under other names: Windows and macOS, Linux, Android. */
const serifs = [
  {
    name: 'Times',
    metrics: timesNewRoman,
    locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  },
  { name: 'Noto', metrics: notoSerif, locals: ['Noto Serif'] },
]
/** `local()` names one face and not a family: with the names above, italics would be upright. */
const italicSerifs = [
  {
    name: 'Times',
    metrics: timesNewRoman,
    locals: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
  },
  { name: 'Noto', metrics: notoSerif, locals: ['Noto Serif Italic'] },
]
const sansSerifs = [
  { name: 'Arial', metrics: arial, locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
  { name: 'Roboto', metrics: roboto, locals: ['Roboto'] },
]

/**
 * All features of these fonts but kerning: our texts need some hundreds of its thousands of pairs, which weigh as much
 * as the outlines.
 */
const features = ['liga', 'locl', 'pnum', 'tnum']
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(mdx|yaml|json)$/.test(file))
  .map((file) => readFileSync(path.join('content', file), 'utf8'))
const pairs = pairsOf(texts.join('\n'))

const packages = path.resolve('node_modules/@fontsource-variable')
const fonts = [
  {
    family: 'Newsreader',
    source: 'newsreader/files/newsreader-latin-standard-normal.woff2',
    file: 'newsreader.woff2',
    axes: { wght: 400, opsz: 32 },
    weight: '400',
    style: 'normal',
    fallbacks: serifs,
  },
  {
    family: 'Newsreader',
    source: 'newsreader/files/newsreader-latin-standard-italic.woff2',
    file: 'newsreader-italic.woff2',
    axes: { wght: 400, opsz: 32 },
    weight: '400',
    style: 'italic',
    fallbacks: italicSerifs,
  },
  {
    family: 'Instrument Sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    style: 'normal',
    fallbacks: sansSerifs,
  },
]

const faces: string[] = ['/* Written by `npm run fonts`; change tools/fonts/make-fonts.mts instead. */']
for (const { family, source, file, axes, weight, style, fallbacks } of fonts) {
  const whole = readFileSync(path.join(packages, source))
  const cut = (keepFeatures: string[]) =>
    subsetFont(whole, glyphs, { targetFormat: 'sfnt', variationAxes: axes, keepFeatures })
  const kerned = kerningOf(await cut([...features, 'kern']), pairs)
  const subset = await convert(addTable(await cut(features), 'kern', kernTable(kerned)), 'woff2')
  writeFileSync(path.resolve('src/ui/fonts', file), subset)
  faces.push(
    `@font-face {\n  font-family: '${family}';\n  src: url('./${file}') format('woff2');\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: optional;\n}`,
  )
  const metrics = await fromBlob(new Blob([new Uint8Array(whole)]))
  for (const { name, locals, metrics: fallback } of fallbacks) {
    const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, fallback], {
      fontFaceProperties: { fontStyle: style },
    })
    const face = fontFaces
      .trim()
      .replace(/font-family: "[^"]*"/, `font-family: '${family} on ${name}'`)
      .replace(/src: [^;]*/, `src: ${locals.map((local) => `local('${local}')`).join(', ')}`)
    faces.push(face)
  }
  console.log(`${file}: ${subset.length} bytes, ${kerned.length} pairs kerned`)
}
writeFileSync(path.resolve('src/ui/fonts/fonts.css'), `${faces.join('\n\n')}\n`)

/** Static fonts for social pictures, in a format that can be converted to outlines. */
const outlined = [
  {
    source: 'newsreader/files/newsreader-latin-standard-normal.woff2',
    file: 'newsreader.ttf',
    axes: { wght: 400, opsz: 60 },
  },
  {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.ttf',
    axes: { wght: 500 },
  },
]
for (const { source, file, axes } of outlined) {
  const whole = readFileSync(path.join(packages, source))
  const cut = await subsetFont(whole, glyphs, { targetFormat: 'sfnt', variationAxes: axes })
  writeFileSync(path.resolve('src/outputs/social-pictures/fonts', file), cut)
  console.log(`${file}: ${cut.length} bytes`)
}
