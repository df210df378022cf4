import { useTranslation } from 'react-i18next'
import { servicePages } from '../../site/service-pages'
import { useLanguage } from '../../site/use-language'
import { List } from '../../ui/List'
import * as styles from './SpecimenList.module.css'
import { specimensPath } from './specimen-path'

/** A list of links to all specimens. */
export function SpecimenList() {
  const { t } = useTranslation('specimens')
  const { local } = useLanguage()
  return (
    <List className={styles.list}>
      {servicePages.map(({ area }) => (
        <li key={area} className="whole">
          <h3>
            <a href={local(specimensPath(area))}>{t(`sheets.${area}.name`)}</a>
          </h3>
          <p>{t(`sheets.${area}.teaser`)}</p>
        </li>
      ))}
    </List>
  )
}
