import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../site/copy-text'
import { formatDay } from '../site/format'
import { type Language, localPath } from '../site/languages'
import { contactWithResult } from '../site/tools/contact-with-result'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import * as styles from './AiActCheck.module.css'
import { Articles } from './Articles'
import { inForce } from './days'
import type { Result } from './judge'
import { Limits } from './Limits'
import type { Rules } from './rules'
import { asText, tableOf } from './table'

type Props = {
  result: Result
  rules: Rules
  language: Language
  day: string
  heading: Ref<HTMLHeadingElement>
  /** The path of the page, without answers. */
  here: string
  /** The site's address. */
  url: string
  fragment: string
  onBack: () => void
}

/** Shows role, class and duties; prints as a page of its own. */
export function ResultSheet({ result, rules, language, day, heading, here, url, fragment, onBack }: Props) {
  const { t } = useTranslation('ai-act')
  const [copied, setCopied] = useState('')
  const { roles, classes, reasons, duties } = result
  const act = rules.sources[0]?.url ?? ''
  const copy = async () => {
    const copies = await copyText(asText(tableOf(result, t, day, language)))
    setCopied(t(copies ? 'result.copied' : 'result.notCopied'))
  }
  const own = `${here}#${fragment}`
  return (
    <section className={styles.sheet} aria-labelledby="ai-act-result" data-result="">
      <h2 id="ai-act-result" ref={heading} tabIndex={-1}>
        {t('result.title', { classes: classes.map((one) => one.class).join(' + ') })}
      </h2>
      <p>{t('result.judged', { day: formatDay(language, day) })}</p>
      <dl>
        <dt>{t('result.role')}</dt>
        {roles.length === 0 && <dd>{t('result.noRole')}</dd>}
        {roles.map(({ id, role, articles }) => (
          <dd key={id}>
            {role} (<Articles of={articles} act={act} language={language} />)
          </dd>
        ))}
        <dt>{t('result.class')}</dt>
        {classes.map((one) => (
          <dd key={one.id}>
            {one.class} (<Articles of={one.articles} act={act} language={language} />)
          </dd>
        ))}
        <dt>{t('result.why')}</dt>
        {reasons.map(({ label, says, articles }) => (
          <dd key={label}>
            {label}
            {says && ` — ${says}`} <Articles of={articles} act={act} language={language} />
          </dd>
        ))}
      </dl>
      <h3>{t('result.duties')}</h3>
      {duties.length === 0 && <p>{t('result.none')}</p>}
      <ol>
        {duties.map(({ id, title, do: what, proof, articles, date }) => (
          <li key={id}>
            <b>{title}.</b> {what} {t('duty.proofOf', { proof })}
            <br />
            <small>
              <Articles of={articles} act={act} language={language} />, {inForce(t, date.day, day, language)}
            </small>
          </li>
        ))}
      </ol>
      <p className={styles.actions}>
        <Button onClick={() => window.print()}>{t('result.print')}</Button>
        {duties.length > 0 && (
          <Button quiet onClick={copy}>
            {t('result.copy')}
          </Button>
        )}
        <ButtonLink quiet href={localPath(contactWithResult('ai-act', fragment), language)}>
          {t('result.send')}
        </ButtonLink>
        <Button quiet onClick={onBack}>
          {t('form.back')}
        </Button>
      </p>
      <span role="status" className={styles.copied}>
        {copied}
      </span>
      <p className={styles.actions}>{t('result.sendText')}</p>
      <p className={styles.address}>
        {t('result.address')} <a href={own}>{url + own}</a>
      </p>
      <p className={styles.again}>
        <a href={here}>{t('result.again')}</a>
      </p>
      <Limits rules={rules} language={language} />
    </section>
  )
}
