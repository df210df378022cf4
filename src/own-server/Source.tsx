import { useTranslation } from 'react-i18next'
import type { Origin } from './catalogue'
import * as styles from './OwnServer.module.css'
import type { Say } from './say'

type Props = { figure: Origin; today: string; say: Pick<Say, 'day'> }

/** The source and date of a figure, with a warning once it is stale on the visitor's date. */
export function Source({ figure, today, say }: Props) {
  const { t } = useTranslation('own-server')
  const { source, day, staleFrom } = figure
  return (
    <>
      <a href={source.url}>
        {day ? t('origin.source', { name: source.name, day: say.day(day) }) : source.name}
      </a>
      {staleFrom !== undefined && today >= staleFrom && (
        <>
          {' '}
          <b className={styles.stale}>{t('origin.stale', { day: say.day(staleFrom) })}</b>
        </>
      )}
    </>
  )
}
