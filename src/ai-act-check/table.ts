import type { TFunction } from 'i18next'
import type { Language } from '../site/languages'
import { articleName } from './article'
import { inForce } from './days'
import type { Result } from './judge'

/** Returns the duties as a table, one row each after a header row. */
export function tableOf(
  { duties }: Result,
  t: TFunction<'ai-act'>,
  day: string,
  language: Language,
): string[][] {
  const rows = duties.map((duty) => [
    duty.title,
    duty.do,
    duty.articles.map((article) => articleName(article, language)).join(', '),
    inForce(t, duty.date.day, day, language),
    duty.proof,
  ])
  const heads = (['title', 'do', 'article', 'date', 'proof'] as const).map((head) => t(`duty.${head}`))
  return [heads, ...rows]
}

/** Returns a table as tab-separated text, which spreadsheets and word processors paste as cells. */
export const asText = (table: readonly (readonly string[])[]): string =>
  table.map((row) => row.join('\t')).join('\n')
