import { separate } from '../articles/article-file'
import { type Message, message } from '../messages/message'
import { type Problem, placeOf, problemIn, start } from '../messages/problem'
import { articleSchema, sentences } from '../schemas/article'
import { type Places, parsePlaces, yamlProblems } from './yaml-problems'

/** The text above the second line of ---, with its places in the file; empty, with the reason, if there is none. */
type Head = { yaml: string; places: Places; error: Message | undefined }

/**
 * Reads the front matter of an article.
 * @param source the whole file, with \n line endings
 */
export function headOf(source: string): Head {
  const { yaml } = separate(source)
  const places = parsePlaces(yaml ?? '')
  if (yaml !== undefined && places.value !== null) return { yaml, places, error: undefined }
  const open = yaml === undefined && /^---\s*\n/.test(source)
  return { yaml: '', places, error: message(open ? 'openFrontMatter' : 'noFrontMatter') }
}

export const anArticle = { en: 'an article', fr: 'd’un article' }

/** Returns every problem of an article's front matter. */
export function frontMatterProblems(file: string, head: Head): Problem[] {
  if (head.error) return [problemIn(file)(start, head.error)]
  const notes = lostWords(file, head.yaml)
  // Other errors in such a line follow from the cut.
  const others = yamlProblems({ file, whole: anArticle, ...head }, articleSchema).filter(({ line }) =>
    notes.every((note) => note.line !== line),
  )
  return [...notes, ...others]
}

/** Matches an unquoted sentence with a #, `title: Le prix #1`: YAML would read the rest as a comment. */
const sentence = new RegExp(`^(?:${sentences.join('|')}):(?![ \\t]*["'|>])[^\\n]*?[ \\t](?=#)`, 'gm')

const lostWords = (file: string, yaml: string): Problem[] =>
  [...yaml.matchAll(sentence)].map(({ 0: before, index }) =>
    problemIn(file)(placeOf(yaml, index + before.length), message('yamlComment')),
  )
