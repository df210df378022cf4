import { useTranslation } from 'react-i18next'
import type { NamedObjective } from './framework'
import * as styles from './Result.module.css'
import type { Interval, ObjectiveRating } from './rate'

type Props = { objectives: readonly NamedObjective[]; rated: readonly ObjectiveRating[] }

const inWords = ({ from, to }: Interval) => (from === to ? `${from}` : `${from}–${to}`)
const whole = ({ from, to }: Interval) => ({ from: Math.round(from), to: Math.round(to) })

/** Each objective with its score as a bar: solid for the certain part, pale for the possible rest. */
export function ObjectiveTable({ objectives, rated }: Props) {
  const { t } = useTranslation('sovereigntyResult')
  return (
    <section>
      <h3 id="by-objective">{t('objectives.title')}</h3>
      <table className={styles.table} aria-labelledby="by-objective">
        <thead>
          <tr>
            {(['name', 'weight', 'score', 'level', 'answered'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`objectives.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rated.map(({ id, weight, score, seal, answered, total }) => (
            <tr key={id}>
              <th scope="row">
                {objectives.find((one) => one.id === id)?.name}
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.track} width="100" height="2" />
                  <rect className={styles.possible} width={Math.min(100, score.to)} height="2" />
                  <rect width={Math.min(100, score.from)} height="2" />
                </svg>
              </th>
              <td>{weight}</td>
              <td>{inWords(whole(score))}</td>
              <td>{inWords(seal)}</td>
              <td>
                {answered}/{total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
