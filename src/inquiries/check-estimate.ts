import { readAddress } from '../estimate/address'
import { builtCatalogue } from '../estimate/server/built'
import { translator } from '../estimate/server/translator'
import { summaryOf } from '../estimate/summary'
import { estimatePath } from '../offers/estimate-link'
import { localPath } from '../site/languages'

/** An inquiry's estimate at the server's own prices: its query, and its figures in French for the mail. */
export type CheckedEstimate = { address: string; summary: string }

/**
 * Recomputes the estimate attached to a message; the browser's own figures are ignored.
 *
 * @param value anything
 * @returns undefined if it holds nothing that can be chosen: the message is accepted without it
 */
export function checkEstimate(value: unknown): CheckedEstimate | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const catalogue = builtCatalogue('fr')
  if (!catalogue) return undefined
  const t = translator('fr').getFixedT('fr', 'estimate')
  const summary = summaryOf(readAddress(value, catalogue), catalogue, t, 'fr')
  if (!summary) return undefined
  const { address, number, lines } = summary
  const link = `${catalogue.url}${localPath(estimatePath, 'fr')}?${address}`
  return { address, summary: [t('sheet.number', { number }), '', ...lines, '', link].join('\n') }
}
