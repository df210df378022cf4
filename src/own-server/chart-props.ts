import type { Catalogue } from './catalogue'
import type { Result } from './compute'
import type { Say } from './say'

/** The props of each of the calculator's charts. */
export type ChartProps = { result: Result; catalogue: Catalogue; say: Say }
