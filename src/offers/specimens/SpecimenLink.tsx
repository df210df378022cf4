import { useTranslation } from 'react-i18next'
import { separator } from '../../site/format'
import type { ServiceArea } from '../../site/service-pages'
import { useLanguage } from '../../site/use-language'
import * as styles from './SpecimenLink.module.css'
import { specimensPath } from './specimen-path'

/** A link to a service's specimen, beside its packages: a small sheet with its name and subject. */
export function SpecimenLink({ area }: { area: ServiceArea }) {
  const { t } = useTranslation('specimens')
  const { local } = useLanguage()
  return (
    <div className={`${styles.link} whole`}>
      <p className={styles.mark}>
        {t('link.title')}
        {separator}
        {t('mark')}
      </p>
      <h3>
        <a href={local(specimensPath(area))}>{t(`sheets.${area}.name`)}</a>
      </h3>
      <p>{t(`sheets.${area}.teaser`)}</p>
    </div>
  )
}
