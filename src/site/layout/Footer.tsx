import { Children, type ReactNode } from 'react'
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

/** Returns the years of the copyright: one, or from the first to the current one. */
export const copyrightYears = (founded: number, current: number) =>
  current > founded ? `${founded}–${current}` : `${founded}`

const Links = ({ children }: { children: ReactNode }) => (
  <ul className={styles.links}>
    {Children.map(children, (link) => (
      <li>{link}</li>
    ))}
  </ul>
)

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
        <Links>
          {(['tools', 'articles', 'about', 'contact'] as const).map((page) => (
            <a key={page} href={local(`/${page}`)}>
              {t(`nav.${page}`)}
            </a>
          ))}
        </Links>
        <Links>
          <a href={local('/privacy-policy')}>{t('footer.privacy')}</a>
          <a href={local('/legal-notice')}>{t('footer.legal')}</a>
          <a href={local('/accessibility')}>{t('footer.accessibility')}</a>
          <a href={local('/site-map')}>{t('footer.siteMap')}</a>
        </Links>
        <Links>
          {socials.map((social) => (
            <SocialLink key={social.name} {...social} />
          ))}
        </Links>
      </nav>
      {/* The home page has it below its head. */}
      {path !== '/' && <Log />}
      <p>{t('footer.rights', { years: copyrightYears(founded, year ?? founded) })}</p>
      <ThemeSwitch />
    </footer>
  )
}
