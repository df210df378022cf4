import type { Catalogue } from './catalogue'
import type { Result } from './compute'
import type { Say } from './say'

/** What each chart of the calculator draws from. */
export type ChartProps = { result: Result; catalogue: Catalogue; say: Say }
