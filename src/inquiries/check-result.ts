import { type DescribedResult, describeResult } from '../check-results/describe'
import type { Language } from '../site/languages'
import { checkDataIn } from './runtime-files'

/**
 * Judges the result of a check that came with a message, by the function that showed it before it was sent.
 * @param value anything
 * @param language that of the page, so that the house reads what its visitor has seen
 * @returns nothing where it holds no result: the message is worth the same without it
 */
export function checkResult(value: unknown, language: Language): DescribedResult | undefined {
  const data = checkDataIn(language)
  return typeof value === 'string' && data ? describeResult(value, data, language) : undefined
}
