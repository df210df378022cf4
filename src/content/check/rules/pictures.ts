import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { articlesFolder, picturePattern } from '../../articles/article-file'
import { componentOf } from '../../articles/component'
import { decimal, type Message, message } from '../../messages/message'
import { nearest } from '../../messages/nearest'
import { type Findings, type Place, placeOf, problemIn, start } from '../../messages/problem'
import { type Article, textField } from '../article'
import type { Content } from '../content'
import type { Mdx } from '../parse-mdx'

const widest = 2400
/** In megabytes. */
const heaviest = 1
const raster = /\.(?:png|jpe?g|webp|avif)$/i
/** What photographs may be inside, in sharp's words: browsers show the same format again (`heif` is AVIF here). */
const rasterFormats: readonly string[] = ['png', 'jpeg', 'webp', 'heif']

type Use = { article: Article; src: string; place: Place }

/**
 * Requires the pictures of each article to exist, to be used, and to be no larger than a page can show. Reads one after
 * another: of two at a time, sharp mixes up the reasons why it cannot read them, or loses one.
 */
export async function pictures(content: Content): Promise<Findings> {
  const found: Findings[] = []
  for (const slug of new Set(content.checked().map((article) => article.slug))) {
    const folder = path.posix.join(articlesFolder, slug)
    const there = readdirSync(folder).filter((name) => !name.endsWith('.mdx') && !name.startsWith('.'))
    const versions = content.versions(slug).map(async (article) => ({ article, mdx: await article.mdx() }))
    const parsed = await Promise.all(versions)
    const uses = parsed.flatMap(({ article, mdx }) => usesOf(article, mdx))
    // If a text cannot be parsed, it is unknown which pictures it uses.
    const readable = parsed.every(({ mdx }) => !mdx.error)
    const used = new Set(uses.map(({ src }) => path.posix.normalize(src).normalize()))
    for (const use of uses) {
      const said = whyNotShown(use, there)
      found.push(said && use.article.problem(use.place, said))
    }
    for (const name of there) {
      const file = path.posix.join(folder, name)
      const unused =
        readable && !used.has(name.normalize()) && problemIn(file)(start, message('pictureUnused'), 'warning')
      found.push(unused, await tooLarge(file))
      if (/\.svg$/i.test(name)) found.push(unsafe(file), await brokenOff(file))
    }
  }
  return found
}

function usesOf(article: Article, { nodes }: Mdx): Use[] {
  const image = textField(article, 'image')
  const cover = image ? [{ article, src: image, place: article.atValue('image') }] : []
  return [
    ...cover,
    ...nodes.flatMap((node) => {
      const component = componentOf(node)
      const src = component?.values.src
      return component && typeof src === 'string' ? [{ article, src, place: component.placeOf('src') }] : []
    }),
  ]
}

function whyNotShown({ article, src }: Use, there: readonly string[]): Message | undefined {
  if (src === '') return undefined
  // The schema reports a cover.
  if (!picturePattern.test(src) && src === textField(article, 'image')) return undefined
  if (!/^\.\/[^/]+$/.test(src)) return message('pictureElsewhere', { src })
  if (!picturePattern.test(src)) return message('pictureKind', { src })
  const own = src.slice(2)
  if (there.includes(own)) return undefined
  if (there.some((name) => name.normalize() === own.normalize())) return message('pictureAccents', { src })
  const near = nearest(own, there)
  return near ? message('pictureMissingNear', { src, near: `./${near}` }) : message('pictureMissing', { src })
}

async function tooLarge(file: string): Promise<Findings> {
  const megabytes = statSync(file).size / 1e6
  const heavy =
    megabytes > heaviest && message('pictureHeavy', { megabytes: decimal(megabytes), most: heaviest })
  const said = [heavy, raster.test(file) && (await whyUnfit(file))]
  return said.map((one) => one && problemIn(file)(start, one))
}

async function whyUnfit(photograph: string): Promise<Message | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(photograph)
    const { format, autoOrient, pages = 1 } = await picture.metadata()
    if (!rasterFormats.includes(format)) return message('pictureFormat', { format: format.toUpperCase() })
    if (pages > 1) return message('pictureMoves')
    const { width } = autoOrient
    if (width > widest) return message('pictureWide', { width, most: widest })
    // Reads it to its end, as the build will, but into a few pixels.
    await picture.resize(8).raw().toBuffer()
    return undefined
  } catch {
    return message('pictureUnreadable')
  }
}

/** Drawings are inlined in the page, where scripts, styles and other hosts are forbidden. */
const forbidden: readonly [RegExp, Message][] = [
  [/<(?:script|meta|foreignObject)\b/i, message('drawingElement')],
  [/<style\b|\sstyle=["']/i, message('drawingStyle')],
  [/<svg\b(?![^>]*\sviewBox=["']\s*(?:[-+.\de]+[\s,]+){3}[-+.\de]+\s*["'])/i, message('drawingSize')],
  [/\s(?:xlink:)?href=["']https?:/i, message('drawingLoads')],
]

/** An attribute with a colour, which one of the themes may hide. */
const ownColor =
  /\s(?:fill|stroke|color|stop-color)=["'](?!(?:none|currentColor|inherit|transparent|url\([^)]*\))?["'])([^"']*)/i

/** What may stand before a drawing: a declaration, comments, a document type, which may declare entities. */
const drawing = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*<svg\b/i

function unsafe(file: string): Findings {
  const source = readFileSync(file, 'utf8')
  if (!drawing.test(source)) return problemIn(file)(start, message('drawingUnreadable'))
  const at = ({ 0: text, index }: RegExpExecArray) => placeOf(source, index + text.search(/\S/))
  const color = ownColor.exec(source)
  return [
    ...forbidden.map(([error, said]) => {
      const found = error.exec(source)
      return found && problemIn(file)(at(found), said)
    }),
    color && problemIn(file)(at(color), message('drawingColor', { color: color[1] ?? '' }), 'warning'),
  ]
}

/** Reports a drawing that is no XML: its page would show a part of it, and a list nothing. */
async function brokenOff(file: string): Promise<Findings> {
  const { default: sharp } = await import('sharp')
  // By its bytes: of a file that changes on each save, sharp would remember the first.
  const said = await sharp(readFileSync(file))
    .metadata()
    .then(() => '', String)
  const [, line, column] = /XML parse error.* on line (\d+) column (\d+)/.exec(said) ?? []
  const place = { line: Number(line), column: Number(column) }
  return line !== undefined && problemIn(file)(place, message('drawingBroken'))
}
