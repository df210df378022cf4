import type { Catalogue } from './catalogue'
import type { Result } from './compute'
import { MemoryChart } from './MemoryChart'
import * as styles from './OwnServer.module.css'
import { SharesChart } from './SharesChart'
import { StairsChart } from './StairsChart'
import type { Say } from './say'
import { TornadoChart } from './TornadoChart'

export type ChartProps = { result: Result; catalogue: Catalogue; say: Say }

/** What the answer comes from: each drawing beside its table. */
export function Charts(props: ChartProps) {
  return (
    <div className={styles.charts}>
      <SharesChart {...props} />
      <StairsChart {...props} />
      <TornadoChart {...props} />
      <MemoryChart {...props} />
    </div>
  )
}
