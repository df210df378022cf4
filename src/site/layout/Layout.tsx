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
  /** The page's copy, to show a notice if its translation is outdated; null if the text is not copy. */
  copy: Queries.CopyFragment | null
  children: ReactNode
}

/** The frame of every page. */
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
