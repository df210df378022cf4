import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartProps } from './Charts'
import { originOf } from './inputs'
import * as styles from './OwnServer.module.css'
import { swings } from './tornado'

/** How many figures are shown: those that move most. */
const shown = 8

/** How far each figure moves the difference, as bars around what it is now. */
export function TornadoChart({ result, catalogue, say }: ChartProps) {
  const { t } = useTranslation('own-server')
  const all = useMemo(() => swings(result, catalogue).slice(0, shown), [result, catalogue])
  const { difference, cheapest, of } = result
  if (difference === null || cheapest.id === 'own' || all.length === 0) return null
  const ends = all.flatMap(({ less, more }) => [less, more])
  const from = Math.min(difference, ...ends)
  const to = Math.max(difference, ...ends)
  const x = (cents: number) => ((cents - from) / Math.max(1, to - from)) * 100
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
          {all.map(({ field, less, more }) => (
            <tr key={field}>
              <th scope="row">
                {t(`fields.${field}`, { unit: originOf(field, of, catalogue)?.unit === 'USD' ? '$' : '€' })}
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    data-tone="1"
                    x={Math.min(x(less), x(more))}
                    width={Math.abs(x(more) - x(less))}
                    height="2"
                  />
                  <path d={`M${x(difference)} 0V2`} />
                </svg>
              </th>
              <td>{say.euros(less)}</td>
              <td>{say.euros(more)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
