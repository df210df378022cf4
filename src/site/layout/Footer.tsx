import { useTranslation } from 'react-i18next'
import { Logo } from '../Logo'
import { SocialLink } from '../SocialLink'
import { useBuild } from '../use-build'
import { useLanguage } from '../use-language'
import { useSite } from '../use-site'
import * as styles from './Footer.module.css'
import { Log } from './Log'
import { ThemeSwitch } from './ThemeSwitch'
import { usePage } from './use-page'

const pages = ['tools', 'articles', 'about', 'contact'] as const

/** With the names of their words. */
const legalPages = [
  ['/privacy-policy', 'privacy'],
  ['/legal-notice', 'legal'],
  ['/accessibility', 'accessibility'],
  ['/site-map', 'siteMap'],
] as const

/** Returns the years of the copyright: one, or from the first to the current one. */
export const copyrightYears = (founded: number, current: number) =>
  current > founded ? `${founded}–${current}` : `${founded}`

export function Footer() {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  const { brand, founded, socials } = useSite()
  const { year } = useBuild()
  const { path } = usePage()

  return (
    <footer id="footer" className={styles.footer}>
      <p className={styles.organization}>
        <a className={styles.brand} href={local('/')}>
          <Logo />
          {brand}
        </a>{' '}
        {t('footer.promise')}
      </p>
      <nav aria-label={t('footer.label')}>
        <ul className={styles.links}>
          {pages.map((page) => (
            <li key={page}>
              <a href={local(`/${page}`)}>{t(`nav.${page}`)}</a>
            </li>
          ))}
        </ul>
        <ul className={styles.links}>
          {legalPages.map(([path, words]) => (
            <li key={path}>
              <a href={local(path)}>{t(`footer.${words}`)}</a>
            </li>
          ))}
        </ul>
        <ul className={styles.links}>
          {socials.map((social) => (
            <li key={social.name}>
              <SocialLink {...social} />
            </li>
          ))}
        </ul>
      </nav>
      {/* The home page has it below its head. */}
      {path !== '/' && <Log />}
      <p>{t('footer.rights', { years: copyrightYears(founded, year ?? founded) })}</p>
      <ThemeSwitch />
    </footer>
  )
}
