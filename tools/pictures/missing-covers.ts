import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { splitFrontMatter } from '../../src/content/articles/article-file'

const folder = 'content/articles'
const name = 'cover.png'

const namesCover = (frontMatter: unknown): boolean =>
  typeof frontMatter === 'object' &&
  frontMatter !== null &&
  'image' in frontMatter &&
  typeof frontMatter.image === 'string' &&
  path.normalize(frontMatter.image) === name

/** The drawing that stands for an article, where it has one. */
function figureOf(slug: string, body: string): string | undefined {
  const [, figure = ''] = /<Figure\s+src="\.\/([^"]+\.svg)"/.exec(body) ?? []
  return ['cover.svg', figure]
    .map((one) => `${folder}/${slug}/${one}`)
    .find((file) => file.endsWith('.svg') && existsSync(file))
}

/**
 * Finds the articles whose front matter names `./cover.png` where there is no such file. One that is there is left alone: an
 * author may have made it.
 * @returns for each its slug, the text that the cover is drawn from (English where both languages name it), the file to write, and
 *   the drawing that the cover shows: `cover.svg`, or the first figure of the article
 * @throws where front matter is no YAML
 */
export function missingCovers(): { slug: string; body: string; file: string; figure?: string }[] {
  return readdirSync(folder).flatMap((slug) => {
    const file = `${folder}/${slug}/${name}`
    if (existsSync(file)) return []
    const [article] = ['en.mdx', 'fr.mdx']
      .map((source) => `${folder}/${slug}/${source}`)
      .filter((source) => existsSync(source))
      .map((source) => splitFrontMatter(readFileSync(source, 'utf8')))
      .filter(({ frontMatter }) => namesCover(frontMatter))
    return article ? [{ slug, body: article.body, file, figure: figureOf(slug, article.body) }] : []
  })
}
