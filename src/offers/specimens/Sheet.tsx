import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { separator } from '../../site/format'
import type { ServiceArea } from '../../site/service-pages'
import { servicePath } from '../../site/service-pages'
import { useLanguage } from '../../site/use-language'
import { useSite } from '../../site/use-site'
import * as styles from './Sheet.module.css'

type Props = {
  area: ServiceArea
  name: string
  /** The document that the page is from. */
  source: string
  about: string
  columns: readonly string[]
  note: string
  /** The rows of the table. */
  children: ReactNode
}

/** A page from a deliverable, marked as a specimen; prints as a page of its own. */
export function Sheet({ area, name, source, about, columns, note, children }: Props) {
  const { t } = useTranslation('specimens')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  const { brand } = useSite()
  return (
    <article id={area} className={styles.sheet} aria-labelledby={`${area}-name`}>
      <p className={styles.head}>
        {brand}
        {separator}
        {source}{' '}
        <span>
          <b>{t('mark')}</b>, {t('invented')}
        </span>
      </p>
      <h2 id={`${area}-name`}>{name}</h2>
      <p>{about}</p>
      <table aria-label={`${name}, ${t('mark')}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <p>{note}</p>
      <p className={styles.service}>
        {t('service')} <a href={local(servicePath(area))}>{common(`services.${area}`)}</a>
      </p>
    </article>
  )
}
