import { useTranslation } from 'react-i18next'
import * as styles from './PrivacyNotice.module.css'

/** A short notice where data is collected, as GDPR article 13 requires; the privacy policy has it in full. */
export function PrivacyNotice() {
  const { t } = useTranslation('contact')
  return (
    <details className={styles.notice}>
      <summary>{t('form.notice.title')}</summary>
      <dl>
        {t('form.notice.items', { returnObjects: true }).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
