import { useTranslation } from 'react-i18next'
import type { Language } from '../site/languages'
import { List } from '../ui/List'
import type { Answers, Edition, NamedObjective } from './framework'
import { bestStep, shortestRaise } from './next-step'
import * as styles from './Result.module.css'

type Props = {
  objectives: readonly NamedObjective[]
  answers: Answers
  edition: Edition
  language: Language
}

/** The best improvements: for the level, and for the score. */
export function NextStep({ objectives, answers, edition, language }: Props) {
  const { t } = useTranslation('sovereigntyResult')
  const raise = shortestRaise(objectives, answers)
  const best = bestStep(objectives, answers, edition)
  if (!raise && !best) return null
  const criterion = (id: string) =>
    objectives.flatMap(({ criteria }) => criteria).find((one) => one.id === id)
  const change = ({ id, from, to }: { id: string; from: number; to: number }) => ({
    name: criterion(id)?.name,
    from: criterion(id)?.answers[from],
    to: criterion(id)?.answers[to],
  })
  return (
    <section>
      <h3>{t('next.title')}</h3>
      {raise && (
        <>
          <p>{t('next.level', { count: raise.steps, seal: raise.seal })}</p>
          <List className={styles.list}>
            {raise.improvements.map((one) => (
              <li key={one.id}>
                <b>{change(one).name}</b> <span>{t('next.change', change(one))}</span>
              </li>
            ))}
          </List>
        </>
      )}
      {best && (
        <p>
          {t('next.score', {
            ...change(best),
            gain: best.gain.toLocaleString(language, { maximumFractionDigits: 1 }),
          })}
        </p>
      )}
    </section>
  )
}
