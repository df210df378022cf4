import { type DescribedResult, describeResult } from '../check-results/describe'
import type { Language } from '../site/languages'
import { checkDataIn } from './runtime-files'

/**
 * Describes the result of a check attached to a message, with the code that showed it before sending.
 *
 * @param value anything
 * @param language of the page, so that the mail reads as the visitor saw it
 * @returns undefined if it holds no result: the message is accepted without it
 */
export function checkResult(value: unknown, language: Language): DescribedResult | undefined {
  const data = checkDataIn(language)
  return typeof value === 'string' && data ? describeResult(value, data, language) : undefined
}
