import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import type { Language } from '../site/languages'
import { unbroken } from '../ui/unbroken'
import * as styles from './AiActCheck.module.css'
import { Articles } from './Articles'
import { inForce } from './days'
import { Limits } from './Limits'
import type { Duty, Rules } from './rules'

type Props = { rules: Rules; language: Language; day: string }

const before = (list: readonly { articles?: readonly string[] | null }[], index: number) =>
  list.slice(0, index).flatMap(({ articles }) => articles ?? [])

/**
 * Lists all gates with their consequences, and all duties with article, date, what to do and what to keep: for visitors
 * who would rather read, or run no scripts.
 */
export function AllRules({ rules, language, day }: Props) {
  const { t } = useTranslation('aiActRules')
  const { t: words } = useTranslation('ai-act')
  const { questions, dates, groups, duties } = rules
  const act = rules.sources[0]?.url ?? ''
  const daysOf = (from: Duty['from']) => {
    const days = from
      .map((one) => ({ words: one.case, day: dates.find(({ id }) => id === one.date)?.day ?? '' }))
      .sort((a, b) => a.day.localeCompare(b.day))
      .map(({ day, words }) => [formatDay(language, day), words].filter(Boolean).join(' '))
    return t('from', { days: days.join(t('then')) })
  }
  return (
    <div className={`${styles.check} ${styles.rules}`}>
      <p>{t('judged', { day: formatDay(language, day) })}</p>
      <h2>{t('dates')}</h2>
      <ul>
        {dates.map((date) => (
          <li key={date.id}>
            {t('date', { name: date.name, when: inForce(words, date.day, day, language) })}
          </li>
        ))}
      </ul>
      <h2>{t('gates')}</h2>
      {questions.map(({ id, title, hint, options }) => (
        <Fragment key={id}>
          <h3>{unbroken(title)}</h3>
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
      <h2>{t('duties')}</h2>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <h3>{group.name}</h3>
          <ul>
            {duties
              .filter((duty) => duty.group === group.id)
              .map(({ id, title, do: what, proof, articles, from }, index, all) => (
                <li key={id}>
                  <b>{title}.</b> {`${what} ${words('duty.proofOf', { proof })} ${daysOf(from)} `}
                  <Articles of={articles} before={before(all, index)} act={act} language={language} />
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
      <Limits rules={rules} language={language} />
    </div>
  )
}
