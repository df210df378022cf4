import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, today } from '../site/format'
import { type Language, localPath } from '../site/languages'
import * as styles from './AiActCheck.module.css'
import { nextDate, timeUntil } from './days'
import { fragmentOf, isPartlyIgnored, readFragment } from './fragment'
import { judge } from './judge'
import { Limits } from './Limits'
import { checkPath, rulesPath } from './paths'
import { QuestionForm } from './QuestionForm'
import { ResultSheet } from './ResultSheet'
import type { Answers, Rules } from './rules'

type Props = {
  rules: Rules
  language: Language
  /** The build day, which dates are compared with when scripts do not run. */
  buildDay: string
  /** The site's address. */
  url: string
}

/**
 * Asks one question after the other, then shows the result. The address's fragment is the state, so the browser's Back
 * returns to the previous question and a result can be shared; nothing is sent. The first question links to a page with
 * all the rules.
 */
export function AiActCheck({ rules, language, buildDay, url }: Props) {
  const { t } = useTranslation('ai-act')
  const [given, setGiven] = useState<Answers>({})
  /** Whether parts of the address change nothing, as in a link that was edited or made under other rules. */
  const [ignored, setIgnored] = useState(false)
  const [hydrated, setHydrated] = useState(false)
  const [day, setDay] = useState(buildDay)
  /** Earlier answers, so that a question shown again is already ticked. */
  const former = useRef<Answers>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const result = useMemo(() => judge(given, rules), [given, rules])
  const { asked, answers, next } = result
  const here = localPath(checkPath, language)
  const fragment = fragmentOf(answers, rules)

  const read = useCallback(() => {
    const found = readFragment(window.location.hash, rules)
    former.current = { ...former.current, ...found }
    moved.current = true
    setGiven(found)
    setIgnored(isPartlyIgnored(window.location.hash, rules))
  }, [rules])

  useLayoutEffect(() => {
    setHydrated(true)
    setDay(today())
    if (window.location.hash.includes('=')) read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [read])

  useEffect(() => {
    if (moved.current && given) heading.current?.focus()
  }, [given])

  const go = (to: Answers) => {
    moved.current = true
    former.current = { ...former.current, ...to }
    const written = fragmentOf(judge(to, rules).answers, rules)
    window.history.pushState(window.history.state, '', written ? `${here}#${written}` : here)
    setGiven(to)
    setIgnored(false)
  }

  const back = () => {
    const last = asked.filter(({ id }) => answers[id]).at(-1)
    go(Object.fromEntries(Object.entries(answers).filter(([id]) => id !== last?.id)))
  }

  const begins = asked.length === 1 && next !== undefined
  const upcoming = begins || !next ? nextDate(rules.dates, day) : undefined
  const most = next ? asked.length + rules.questions.length - rules.questions.indexOf(next) - 1 : 0
  return (
    <div className={styles.check}>
      {upcoming && (
        <p className={styles.next}>
          {/* Names its day: before scripts run, it is that of the build. */}
          {t('next', {
            today: formatDay(language, day),
            day: formatDay(language, upcoming.day),
            when: timeUntil(upcoming.day, day, language),
            name: upcoming.name,
          })}
        </p>
      )}
      {/* A result is seen; only screen readers need to be told. */}
      <span role="status" className={next ? styles.progress : 'visually-hidden'}>
        {next ? t('form.progress', { number: asked.length, most }) : t('result.said')}
      </span>
      {ignored && <p className="notice">{t('form.ignored')}</p>}
      {next ? (
        <QuestionForm
          key={next.id}
          question={next}
          chosen={former.current[next.id] ?? []}
          hydrated={hydrated}
          heading={heading}
          onAnswer={(chosen) => go({ ...answers, [next.id]: chosen })}
          onBack={asked.length > 1 ? back : undefined}
        />
      ) : (
        <ResultSheet
          result={result}
          rules={rules}
          language={language}
          day={day}
          heading={heading}
          here={here}
          url={url}
          fragment={fragment}
          onBack={back}
        />
      )}
      {begins && (
        <>
          <p>
            <a href={localPath(rulesPath, language)}>{t('form.rules')}</a>
          </p>
          <Limits rules={rules} language={language} />
        </>
      )}
    </div>
  )
}
