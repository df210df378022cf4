import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../Logo'
import { servicePages } from '../service-pages'
import { useLanguage } from '../use-language'
import { useSite } from '../use-site'
import * as styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { usePage } from './use-page'

const pages = ['pricing', 'tools', 'articles', 'about', 'contact'] as const

/**
 * Both menus are popovers: the browser opens, closes and names their state, and Escape or a tap beside closes
 * them, without a script. The one for phones is a dialog too, so that the browser moves the focus into it.
 */
export function Header() {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  const { brand } = useSite()
  const { path: here } = usePage()

  const link = (path: string, words: string) => (
    <a
      href={local(path)}
      aria-current={path === here ? 'page' : here.startsWith(`${path}/`) ? 'true' : undefined}
    >
      {words}
    </a>
  )
  const services = (
    <ul className={styles.services}>
      {servicePages.map(({ area, path }) => (
        <li key={area}>{link(path, t(`services.${area}`))}</li>
      ))}
      <li>
        {link('/services', t('nav.overview'))} {link('/estimate', t('actions.estimate'))}
      </li>
    </ul>
  )

  return (
    <header className={styles.header}>
      <a className={styles.brand} href={local('/')} aria-current={here === '/' ? 'page' : undefined}>
        <Logo />
        {brand}
      </a>
      <nav className={styles.wide} aria-label={t('nav.label')}>
        <button
          type="button"
          popoverTarget="services-menu"
          className={styles.opener}
          aria-current={here.startsWith('/services') ? 'true' : undefined}
        >
          {t('nav.services')}
        </button>
        <div id="services-menu" popover="auto" className={styles.dropdown}>
          {services}
        </div>
        {pages.map((page) => (
          <Fragment key={page}>{link(`/${page}`, t(`nav.${page}`))}</Fragment>
        ))}
      </nav>
      <LanguageSwitch />
      <button type="button" popoverTarget="menu" className={styles.burger}>
        {t('nav.menu')}
      </button>
      <dialog id="menu" popover="auto" className={styles.menu} aria-label={t('nav.menu')}>
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={styles.close}>
          {t('nav.close')}
        </button>
        <nav aria-label={t('nav.label')}>
          <ul className={styles.places}>
            <li>{link('/', t('nav.home'))}</li>
            <li>
              <span className={styles.group}>{t('nav.services')}</span>
              {services}
            </li>
            {pages.map((page) => (
              <li key={page}>{link(`/${page}`, t(`nav.${page}`))}</li>
            ))}
          </ul>
        </nav>
      </dialog>
    </header>
  )
}
