import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OutdatedNotice } from '../OutdatedNotice'
import { outdatedCopy } from '../outdated-copy'
import { Footer } from './Footer'
import { Header } from './Header'
import { LanguageOffer } from './LanguageOffer'
import * as styles from './Layout.module.css'
import { usePage } from './use-page'

type Props = {
  /** The page's copy, whose reader is told where it is behind its original; null where the text is no copy. */
  copy: Queries.CopyFragment | null
  children: ReactNode
}

/** What surrounds every page. */
export function Layout({ copy, children }: Props) {
  const { t } = useTranslation('common')
  const { path } = usePage()
  const outdated = copy && outdatedCopy(copy)
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <LanguageOffer />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {outdated && (
          <div className={styles.notice}>
            <OutdatedNotice path={path} {...outdated} />
          </div>
        )}
        {children}
      </main>
      <Footer />
    </>
  )
}
