import { useTranslation } from 'react-i18next'
import type { Origin } from './catalogue'
import * as styles from './OwnServer.module.css'
import type { Say } from './say'

type Props = { figure: Origin; today: string; say: Pick<Say, 'day'> }

/** Who says a figure and when, and that it has to be checked where it has become stale by the visitor's day. */
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
