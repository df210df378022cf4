import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../site/languages'
import { Button } from '../ui/Button'
import { StickyBar } from '../ui/StickyBar'
import * as styles from './Check.module.css'
import { services } from './fragment'
import type { Objective } from './framework'
import { shownPoints } from './points'
import { type CheckQuestion, Question } from './Question'
import { rate } from './rate'
import { useCheck } from './use-check'

type Props = {
  objectives: readonly Objective<CheckQuestion>[]
  language: Language
  /** Whether objectives are mixed, so that points are thousandths of the whole score. */
  mixed?: boolean
  /** Links to the next steps; the function adds the answers to an address. */
  children: (withAnswers: (address: string) => string) => ReactNode
}

/**
 * A form of criteria with a tally. Without scripts CSS sums up points and answers and determines the level; with
 * scripts the tally is text, and the answers are in the address's fragment. Nothing is ever sent: `method="dialog"`
 * outside a dialog does nothing.
 */
export function Check({ objectives, language, mixed = false, children }: Props) {
  const { t } = useTranslation('sovereignty')
  const { t: words } = useTranslation('sovereigntyServices')
  const form = useRef<HTMLFormElement>(null)
  const criteria = useMemo(
    () =>
      objectives.flatMap(({ weights, criteria: all }) =>
        all.map((criterion) => ({
          criterion,
          shown: (points: number) => shownPoints(points, mixed ? weights.june2026 : undefined),
        })),
      ),
    [objectives, mixed],
  )
  const own = useMemo(
    () => new Map(criteria.map(({ criterion: { id, answers } }) => [id, answers.length])),
    [criteria],
  )
  const { state, fragment, choose, reset } = useCheck(form, own)
  const most = criteria.reduce((sum, { criterion, shown }) => sum + shown(Math.max(...criterion.points)), 0)
  const rated = state && rate(objectives, state.answers, 'june2026')
  const points = criteria.reduce((sum, { criterion, shown }) => {
    const answer = state?.answers[criterion.id]
    return sum + (typeof answer === 'number' ? shown(criterion.points[answer] ?? 0) : 0)
  }, 0)
  const grouped = (count: number) => count.toLocaleString(language)
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      // Off until the answers are read, so that browsers restore none but the address's. Then on: Safari resets fields
      // without autocompletion when the page comes back from history.
      autoComplete={state ? 'on' : 'off'}
      aria-label={t('form.label')}
      onChange={choose}
      onReset={reset}
    >
      {mixed && (
        <p className={styles.service}>
          <label htmlFor="service">{t('form.service')}</label>
          <select id="service" name="service">
            <option value="">{t('form.choose')}</option>
            {services.map((service) => (
              <option key={service} value={service}>
                {words(`names.${service}`)}
              </option>
            ))}
          </select>
        </p>
      )}
      {state && state.setAside > 0 && <p className="notice">{t('form.setAside')}</p>}
      {criteria.map(({ criterion, shown }) => (
        <Question key={criterion.id} criterion={criterion} shown={shown} language={language} />
      ))}
      <StickyBar>
        {rated ? (
          <span role="status">
            {/* One text: of several that change, Firefox announces each by itself, the last one first. */}
            {t('tally.answered', { count: rated.answered, total: criteria.length }) +
              (rated.sealOfAnswered === null
                ? ''
                : ` ${t('tally.standing', {
                    seal: rated.sealOfAnswered,
                    points: grouped(points),
                    most: grouped(most),
                  })}`)}
          </span>
        ) : (
          <p className={styles.counted} data-total={criteria.length}>
            <span>{t('tally.answers')}</span> <span>{t('tally.points', { most: grouped(most) })}</span>{' '}
            <span>{t('tally.level')}</span>
          </p>
        )}
      </StickyBar>
      {children((address) => address + (fragment && `#${fragment}`))}
      <p>
        <Button type="reset" quiet>
          {t('form.reset')}
        </Button>
      </p>
    </form>
  )
}
