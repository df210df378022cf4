import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartProps } from './chart-props'
import * as styles from './OwnServer.module.css'
import { swings } from './tornado'

/** The effect of each input on the difference, as bars around its current value. */
export function TornadoChart({ result, catalogue, say }: ChartProps) {
  const { t } = useTranslation('own-server')
  const all = useMemo(() => swings(result, catalogue), [result, catalogue])
  const { difference, cheapest, of } = result
  if (difference === null || cheapest.id === 'own' || all.length === 0) return null
  const ends = all.flatMap(({ less, more }) => [less ?? difference, more ?? difference])
  const from = Math.min(difference, ...ends)
  const to = Math.max(difference, ...ends)
  const x = (cents: number) => ((cents - from) / Math.max(1, to - from)) * 100
  const end = (cents: number | null) => (cents === null ? t('memory.no') : say.euros(cents))
  return (
    <section>
      <h2 id="own-server-tornado">{t('tornado.title')}</h2>
      <p>{t('tornado.text', { way: t(`than.${cheapest.id}`) })}</p>
      <table className={styles.bars} aria-labelledby="own-server-tornado">
        <thead>
          <tr>
            <th scope="col">{t('tornado.field')}</th>
            <th scope="col">{t('tornado.less')}</th>
            <th scope="col">{t('tornado.more')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ field, less, more }) => {
            const bar = [less ?? difference, more ?? difference]
            return (
              <tr key={field}>
                <th scope="row">
                  {say.field(field, of, catalogue)}
                  <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                    <rect
                      data-tone="1"
                      x={x(Math.min(difference, ...bar))}
                      width={x(Math.max(difference, ...bar)) - x(Math.min(difference, ...bar))}
                      height="2"
                    />
                    <path d={`M${x(difference)} -.6V2.6`} />
                  </svg>
                </th>
                <td>{end(less)}</td>
                <td>{end(more)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
