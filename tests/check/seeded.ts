import type { Language } from '../../src/site/languages'
import { seed } from '../temporary-project'
import type { CleanFile } from './clean-project'

/** One line that the check prints: where, and the exact words in each language. */
export type Said = { at: string } & Record<Language, string>

/** One way to spoil the clean project, and exactly what an author is told of it. */
export type SeededError = {
  name: string
  spoil: () => void | Promise<void>
  /** Every line that the check prints, in its order. */
  says: readonly Said[]
}

/**
 * An error that is a few words put in the place of others, told at places of that file.
 * @param says each problem, `at` without the name of the file: `2:1`
 */
export const replaced =
  (file: CleanFile) =>
  (name: string, words: string, error: string, ...says: readonly Said[]): SeededError => ({
    name,
    spoil: () => seed(file, words, error),
    says: says.map((said) => ({ ...said, at: `${file}:${said.at}` })),
  })
