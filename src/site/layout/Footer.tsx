import { useTranslation } from 'react-i18next'
import { Spaced } from '../../ui/Spaced'
import { Logo } from '../Logo'
import { SocialLink } from '../SocialLink'
import { useBuild } from '../use-build'
import { useLanguage } from '../use-language'
import { useSite } from '../use-site'
import * as styles from './Footer.module.css'
import { Log } from './Log'
import { ThemeSwitch } from './ThemeSwitch'

/** Returns the years of the copyright: one, or from the first to the current one. */
export const copyrightYears = (founded: number, current: number) =>
  current > founded ? `${founded}–${current}` : `${founded}`

export function Footer() {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  const { brand, founded, socials } = useSite()
  const { year } = useBuild()

  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.organization}>
        <a className={styles.brand} href={local('/')}>
          <Logo />
          {brand}
        </a>
        <p>{t('footer.promise')}</p>
      </div>
      <nav aria-label={t('footer.label')}>
        <div className={styles.links}>
          <Spaced>
            {(['tools', 'articles', 'about', 'contact'] as const).map((page) => (
              <a key={page} href={local(`/${page}`)}>
                {t(`nav.${page}`)}
              </a>
            ))}
          </Spaced>
        </div>
        <div className={styles.links}>
          <Spaced>
            <a href={local('/privacy-policy')}>{t('footer.privacy')}</a>
            <a href={local('/legal-notice')}>{t('footer.legal')}</a>
            <a href={local('/accessibility')}>{t('footer.accessibility')}</a>
            <a href={local('/site-map')}>{t('footer.siteMap')}</a>
          </Spaced>
        </div>
        <div className={styles.links}>
          <Spaced>
            {socials.map((social) => (
              <SocialLink key={social.name} {...social} />
            ))}
          </Spaced>
        </div>
      </nav>
      <Log />
      <p>{t('footer.rights', { years: copyrightYears(founded, year ?? founded) })}</p>
      <ThemeSwitch />
    </footer>
  )
}
