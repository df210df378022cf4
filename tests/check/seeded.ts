import type { Language } from '../../src/site/languages'
import { seed } from '../temporary-project'
import type { CleanFile } from './clean-project'

/** One line of the check: the position, and the exact words in each language. */
export type Said = { at: string } & Record<Language, string>

/** One way to break the clean project, and exactly what the author is told. */
export type SeededError = {
  name: string
  spoil: () => void | Promise<void>
  /** Every line of the check, in order. */
  says: readonly Said[]
}

/**
 * An error made by replacing words, reported at positions of that file.
 * @param says each problem, `at` without the name of the file: `2:1`
 */
export const replaced =
  (file: CleanFile) =>
  (name: string, words: string, error: string, ...says: readonly Said[]): SeededError => ({
    name,
    spoil: () => seed(file, words, error),
    says: says.map((said) => ({ ...said, at: `${file}:${said.at}` })),
  })
