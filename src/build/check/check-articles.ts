import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { articleFile, splitFrontMatter } from '../articles/article-file'
import { mdxToHtml } from '../articles/mdx-to-html'
import { articleSchema } from '../schemas/article'
import { tagsSchema } from '../schemas/tag'
import { readYamlFile } from '../yaml-file'
import { type Problem, placeOf } from './problem'
import { yamlProblems } from './yaml-problems'

const folder = 'content/articles'

/** Slugs that would stand in the way of the list's own addresses. */
const reserved = ['page', 'category']

/** The tags of `content/tags.yaml`; none where that file is at fault, which `checkData` tells. */
function knownTags(): ReadonlySet<string> | undefined {
  try {
    return new Set(readYamlFile('content/tags.yaml', tagsSchema).map(({ tag }) => tag))
  } catch {
    return undefined
  }
}

/** Checks every article: its name, front matter, tags, pictures, and that its MDX compiles. */
export async function checkArticles(): Promise<Problem[]> {
  const tags = knownTags()
  const entries = await readdir(folder, { recursive: true })
  const files = entries
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
  const problems = await Promise.all(files.map((file) => checkArticle(file, tags)))
  return problems.flat()
}

async function checkArticle(file: string, tags: ReadonlySet<string> | undefined): Promise<Problem[]> {
  const source = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  const problem = (message: string, line = 1, column = 1): Problem => ({
    file,
    line,
    column,
    message,
    severity: 'error',
  })
  try {
    if (reserved.includes(articleFile(file).slug))
      return [problem('This slug is taken by the list of articles; choose another.')]
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))]
  }
  if (!source.startsWith('---'))
    return [problem('An article begins with its front matter, between two lines of ---.')]

  const end = source.indexOf('\n---', 3)
  if (end < 0) return [problem('The front matter has no end: a second line of --- is missing.')]
  const problems = yamlProblems({ file, yaml: source.slice(4, end), linesBefore: 1 }, articleSchema)
  if (problems.length > 0) return problems

  const { frontMatter, body, linesBefore } = splitFrontMatter(source)
  const fields = articleSchema.validateSync(frontMatter)
  for (const tag of fields.tags.filter((name) => tags && !tags.has(name))) {
    const { line, column } = placeOf(source, wordIn(source, tag, source.indexOf('\ntags:')))
    problems.push(
      problem(
        `There is no tag "${tag}". Use one of content/tags.yaml: ${[...(tags ?? [])].join(', ')}.`,
        line,
        column,
      ),
    )
  }
  if (fields.image && !existsSync(path.join(path.dirname(file), fields.image))) {
    const { line, column } = placeOf(source, source.indexOf(fields.image))
    problems.push(problem(`There is no picture ${fields.image} beside this file.`, line, column))
  }
  if (fields.image && !fields.imageAlt) {
    const { line } = placeOf(source, source.indexOf('image:'))
    problems.push(problem('A picture needs imageAlt: what it shows, for those who do not see it.', line))
  }
  return [...problems, ...(await checkBody(file, source, '\n'.repeat(linesBefore) + body))]
}

/** Where a word stands by itself, and not as a part of a longer one. */
function wordIn(source: string, word: string, from: number): number {
  const found = new RegExp(`(?<![\\w-])${word}(?![\\w-])`).exec(source.slice(from))
  return from + (found?.index ?? 0)
}

/**
 * Compiles and renders the body as the build does.
 * @param body with as many empty lines before it as the front matter has, so that MDX's places are the file's
 */
async function checkBody(file: string, source: string, body: string): Promise<Problem[]> {
  const problems: Problem[] = []
  const { language } = articleFile(file)
  try {
    await mdxToHtml(body, {
      language,
      words: { sources: 'Sources', backToText: '↑', table: 'Table', code: 'Code' },
      loadFigure: async (src) => {
        if (!existsSync(path.join(path.dirname(file), src))) {
          problems.push({
            file,
            ...placeOf(source, source.indexOf(`"${src}"`) + 1),
            message: `There is no picture ${src} beside this file.`,
            severity: 'error',
          })
        }
        return { drawing: '' }
      },
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    problems.push({
      file,
      ...(componentPlace(source, message) ?? mdxPlace(error)),
      message: `This does not compile: ${message.split('\n')[0]}`,
      severity: 'error',
    })
  }
  return problems
}

/** An error of rendering names the component, but not its place. */
function componentPlace(source: string, message: string) {
  const [, name] = /component `(\w+)`/.exec(message) ?? []
  const index = name ? source.indexOf(`<${name}`) : -1
  return index < 0 ? undefined : placeOf(source, index)
}

/** MDX says where it stopped. */
function mdxPlace(error: unknown): { line: number; column: number } {
  if (typeof error !== 'object' || error === null) return { line: 1, column: 1 }
  const number = (key: string) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'number' ? value : 1
  }
  return { line: number('line'), column: number('column') }
}
