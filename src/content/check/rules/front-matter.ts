import { articleSchema } from '../../schemas/article'
import type { Content } from '../content'
import { message } from '../messages/message'
import { type Problem, placeOf, problemIn } from '../problem'
import { yamlProblems } from '../yaml-problems'

const anArticle = { en: 'an article', fr: 'd’un article' }

/** The front matter of each article against its schema. */
export function frontMatter({ checked }: Content): Problem[] {
  return checked().flatMap(({ file, head, problem }) => {
    if ('fault' in head) return [problem({ line: 1, column: 1 }, head.fault)]
    const notes = lostWords(file, head.yaml)
    // What is wrong with the rest of such a line is a consequence.
    const others = yamlProblems({ file, whole: anArticle, ...head, linesBefore: 1 }, articleSchema).filter(
      ({ line }) => notes.every((note) => note.line !== line),
    )
    return [...notes, ...others]
  })
}

/** A sentence with a # in it, `title: Le prix #1`, would end there. */
const sentence = /^(?:title|subtitle|imageAlt|imageCaption|author):(?![ \t]*["'|>])[^\n]*?[ \t](?=#)/gm

const lostWords = (file: string, yaml: string): Problem[] =>
  [...yaml.matchAll(sentence)].map(({ 0: before, index }) => {
    const { line, column } = placeOf(yaml, index + before.length)
    return problemIn(file)({ line: line + 1, column }, message('yamlComment'))
  })
