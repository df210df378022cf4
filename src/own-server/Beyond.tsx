import { useTranslation } from 'react-i18next'
import { type Language, localPath } from '../site/languages'

/** Confidentiality and law, which the sums leave out. */
export function Beyond({ language }: { language: Language }) {
  const { t } = useTranslation('own-server')
  return (
    <section>
      <h2>{t('beyond.title')}</h2>
      <p>{t('beyond.text')}</p>
      <p>
        <a href={localPath('/tools/sovereignty', language)}>{t('beyond.check')}</a>
      </p>
    </section>
  )
}
