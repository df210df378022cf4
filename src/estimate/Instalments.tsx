import { useTranslation } from 'react-i18next'
import { List } from '../ui/List'
import * as styles from './Estimate.module.css'
import type { figures } from './figures'

type Props = {
  from: readonly number[]
  to: readonly number[]
  stages: readonly number[]
  /** Whether something of the project has no price yet. */
  open: boolean
  say: ReturnType<typeof figures>
}

/** The instalments as a list, and as a bar whose parts are proportional. */
export function Instalments({ from, to, stages, open, say }: Props) {
  const { t } = useTranslation('estimate')
  const words = t('instalments.stages', { returnObjects: true })
  const when = (index: number) =>
    (stages.length === words.length && words[index]) || t('instalments.other', { number: index + 1 })
  const before = (index: number) => stages.slice(0, index).reduce((all, stage) => all + stage, 0)
  return (
    <div>
      <h3>{t('instalments.title')}</h3>
      <svg className={styles.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        {stages.map((stage, index) => (
          <rect key={before(index)} x={before(index)} width={stage - 0.6} height="2" />
        ))}
      </svg>
      <List as="ol">
        {stages.map((percent, index) => (
          <li key={before(index)}>
            <span>{t('instalments.stage', { percent, when: when(index) })}</span>{' '}
            <b>{say.part({ from: from[index] ?? 0, to: to[index] ?? 0 }, open)}</b>
          </li>
        ))}
      </List>
    </div>
  )
}
