import '../../ui/fonts/fonts.css'
import '../../ui/tokens.css'
import '../../ui/base.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Footer } from './Footer'
import { Header } from './Header'
import { LanguageOffer } from './LanguageOffer'
import * as styles from './Layout.module.css'

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LanguageOffer />
    </>
  )
}
