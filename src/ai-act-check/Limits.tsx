import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import type { Language } from '../site/languages'
import type { Rules } from './rules'

/** States the limits of the check, whom to ask, and its sources. */
export function Limits({ rules: { sources }, language }: { rules: Rules; language: Language }) {
  const { t } = useTranslation('ai-act')
  const day = sources.map((source) => source.day).sort()[0] ?? ''
  return (
    <>
      <h2>{t('limits.title')}</h2>
      <p>{t('limits.advice')}</p>
      <p>{t('limits.fines')}</p>
      <p>{t('limits.ask')}</p>
      <p>{t('limits.sources', { day: formatDay(language, day) })}</p>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
