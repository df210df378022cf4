import { memo } from 'react'
import type { ChartProps } from './chart-props'
import { MemoryChart } from './MemoryChart'
import * as styles from './OwnServer.module.css'
import { SharesChart } from './SharesChart'
import { StairsChart } from './StairsChart'
import { TornadoChart } from './TornadoChart'

/** The charts behind the verdict, each with its table. Memoized, so that they can be rendered after the verdict. */
export const Charts = memo(function Charts(props: ChartProps) {
  return (
    <div className={styles.charts}>
      <SharesChart {...props} />
      <StairsChart {...props} />
      <TornadoChart {...props} />
      <MemoryChart {...props} />
    </div>
  )
})
