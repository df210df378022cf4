import { seed, writeFiles } from '../support/temporary-project'
import type { CleanFile } from './clean-project'

/** One line of the check: its position and its words; in French where they are the catalogue's example of a message. */
type Said = { at: string; en: string; fr?: string }

/** One way to break the clean project, and exactly what the author is told. */
export type SeededError = {
  name: string
  spoil: () => void | Promise<void>
  /** Every line of the check, in order. */
  says: readonly Said[]
}

/** Reads what the check says: a position with the English words, and below it the French ones, if written. */
type Says = (text: TemplateStringsArray, ...values: readonly (string | number)[]) => SeededError

/** An error of the catalogue. @param file the file of the positions, unless they name it */
export const spoiled =
  (name: string, spoil: SeededError['spoil'], file?: string): Says =>
  (text, ...values) => {
    const says: Said[] = []
    for (const line of String.raw({ raw: text }, ...values).split('\n')) {
      const [, at, en] = /^\s*((?:\S+:)?\d+:\d+): (.+)$/.exec(line) ?? []
      if (at && en) says.push({ at: file && /^\d/.test(at) ? `${file}:${at}` : at, en })
      else if (line.trim() !== '') Object.assign(says.at(-1) ?? {}, { fr: line.trim() })
    }
    return { name, spoil, says }
  }

/** Errors made by replacing words of a file. */
export const replaced = (file: CleanFile) => (name: string, words: string, error: string) =>
  spoiled(name, () => seed(file, words, error), file)

/** Errors in the article that both languages have. */
export const inFrench = replaced('content/articles/cloud-act/fr.mdx')
export const inEnglish = replaced('content/articles/cloud-act/en.mdx')

/** Errors in a file of which the whole text is given. */
export const written = (file: string) => (name: string, content: string | Uint8Array) =>
  spoiled(name, () => writeFiles({ [file]: content }), file)
