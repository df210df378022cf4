import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import type { Language } from '../site/languages'
import * as styles from './AiActCheck.module.css'
import { Articles } from './Articles'
import { inForce } from './days'
import { Limits } from './Limits'
import type { Duty, Rules } from './rules'

type Props = { rules: Rules; language: Language; day: string }

const before = (list: readonly { articles?: readonly string[] | null }[], index: number) =>
  list.slice(0, index).flatMap(({ articles }) => articles ?? [])

/**
 * All gates with their consequences, and all duties with article and date, for whoever reads instead of answering, or has no
 * scripts. What to do and to keep is in the result: with it the document would be over its budget.
 */
export function AllRules({ rules, language, day }: Props) {
  const { t } = useTranslation('ai-act')
  const { questions, dates, groups, duties } = rules
  const act = rules.sources[0]?.url ?? ''
  const dayOf = (id: string) => formatDay(language, dates.find((date) => date.id === id)?.day ?? '')
  const daysOf = (from: Duty['from']) =>
    t('rules.from', { days: from.map(({ date }) => dayOf(date)).join(t('rules.or')) })
  return (
    <section id="rules" className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">{t('rules.title')}</h2>
      <p>{t('rules.judged', { day: formatDay(language, day) })}</p>
      <h3>{t('rules.dates')}</h3>
      <ul>
        {dates.map((date) => (
          <li key={date.id}>
            {t('rules.date', { name: date.name, when: inForce(t, date.day, day, language) })}
          </li>
        ))}
      </ul>
      {questions.map(({ id, title, hint, options }) => (
        <Fragment key={id}>
          <h3>{title}</h3>
          {hint && <p>{hint}</p>}
          <ul>
            {options
              .filter(({ none }) => !none)
              .map(({ id, label, says, articles }, index) => (
                <li key={id}>
                  {`${label}${says ? ` — ${says}` : ''} `}
                  <Articles of={articles} before={before(options, index)} act={act} language={language} />
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
      <h2>{t('rules.duties')}</h2>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <h3>{group.name}</h3>
          <ul>
            {duties
              .filter((duty) => duty.group === group.id)
              .map(({ id, title, articles, from }, index, all) => (
                <li key={id}>
                  {`${title}. ${daysOf(from)} `}
                  <Articles of={articles} before={before(all, index)} act={act} language={language} />
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
      <Limits rules={rules} language={language} />
    </section>
  )
}
