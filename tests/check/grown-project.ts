import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/files/files-below'

/**
 * Creates a project for `npm run check`: this site's content, with copies of its articles up to a number.
 * @param home this project's folder
 * @param folder an empty one
 */
export function growProject(home: string, folder: string, articles: number): void {
  for (const name of ['content', 'static', 'package.json'])
    cpSync(path.join(home, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(home, 'src'), path.join(folder, 'src'))
  const at = path.join(folder, 'content/articles')
  const real = readdirSync(at).filter((slug) => existsSync(path.join(at, slug, 'en.mdx')))
  for (let copy = 0; readdirSync(at).length < articles; copy++)
    cpSync(path.join(at, real[copy % real.length] ?? ''), path.join(at, `copy-${copy}`), { recursive: true })
}

/** Changes the text of every article, so that none is cached. */
export function changeArticles(folder: string, words: string): void {
  for (const file of filesBelow(path.join(folder, 'content/articles')))
    if (file.endsWith('.mdx')) addWords(file, words)
}

export function addWords(file: string, words: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${words}\n`)
}
