import sharp from 'sharp'
import en from '../../../content/copy/en/common.json'
import fr from '../../../content/copy/fr/common.json'
import { importedBy } from '../../cache/code-hash'
import { openFileCache } from '../../cache/file-cache'
import { filesHash, hashOf } from '../../cache/hash-of'
import type { Site } from '../../content/schemas/site'
import { filesBelow } from '../../files/files-below'
import { mapWithConcurrency } from '../../hosting/map-with-concurrency'
import { formatDay } from '../../site/format'
import { stepsAbove } from '../../site/head/trail'
import type { Language } from '../../site/languages'
import type { BuiltPage } from '../built-page'
import { writePublicFile } from '../public-file'
import { drawSocialPicture } from './draw'
import { figureOf } from './figures'
import type { Words } from './title'

const copy = { en, fr } satisfies Record<Language, typeof en>

/** Outside `.cache` and `public`, which `gatsby clean` removes. */
const cacheFolder = '.build-cache/social'

/** Pictures drawn concurrently: text is converted on one thread, pixels are drawn on others. */
const atOnce = 4

/** Hashes what affects the drawings: the code that draws, its fonts, and its libraries, but not all packages. */
function drawingMethod(): string {
  const code = importedBy('src/outputs/social-pictures/draw.ts')
  const used = [...filesBelow('src/outputs/social-pictures/fonts'), 'node_modules/satori/package.json']
  return hashOf(JSON.stringify(sharp.versions), filesHash([...code, ...used]))
}

/** Returns the line above the title: the section, with the day of an article. */
function sectionOf({ language, path: place, publishedAt }: BuiltPage): string | undefined {
  const above = stepsAbove(place, copy[language].nav).at(-1)
  if (!above || above.path === '/') return undefined
  return publishedAt ? `${above.name} · ${formatDay(language, publishedAt)}` : above.name
}

/**
 * Draws the social picture (1200 × 630, PNG) of every page for search engines, at the address in the page's
 * metadata; all pages of a list share one. A picture is redrawn only if its input has changed.
 * @param pages sorted by address, so that the first page of a list comes before its others
 * @returns the numbers of drawn and of cached pictures
 */
export async function writeSocialPictures(
  pages: readonly BuiltPage[],
  { brand, url }: Pick<Site, 'brand' | 'url'>,
): Promise<{ drawn: number; cached: number }> {
  const cache = openFileCache(cacheFolder)
  const method = drawingMethod()
  const byPicture = new Map<string, BuiltPage>()
  for (const page of pages) if (!byPicture.has(page.picture)) byPicture.set(page.picture, page)

  const write = async ([picture, page]: [string, BuiltPage]) => {
    const words: Words = { title: page.title, section: sectionOf(page), brand, host: new URL(url).host }
    const figure = figureOf(page.path, Boolean(page.publishedAt))
    const key = hashOf(method, JSON.stringify([words, figure]))
    const drawn = await cache.get(`${key}.png`, () => drawSocialPicture(words, figure))
    writePublicFile(picture.slice(url.length), drawn)
  }
  const all = [...byPicture]
  await mapWithConcurrency(all, atOnce, write)
  cache.prune()
  return { drawn: cache.made(), cached: all.length - cache.made() }
}
