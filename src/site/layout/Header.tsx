import { useTranslation } from 'react-i18next'
import { Glyph } from '../../ui/drawings/Glyph'
import { constellations } from '../constellations'
import { isArticle } from '../is-article'
import { Logo } from '../Logo'
import { servicePages } from '../service-pages'
import { tools } from '../tools/tools'
import { useLanguage } from '../use-language'
import { usePriceFormat } from '../use-price-format'
import { useAreas, useSite } from '../use-site'
import * as styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { usePage } from './use-page'

const pages = ['pricing', 'tools', 'articles', 'about', 'contact'] as const

/**
 * One list of links is the header's row on wide screens and the menu on phones, with the services inside. Both are
 * popovers, so that they work without a script: the browser opens, closes and announces them, and Escape or a tap
 * outside closes them.
 */
export function Header() {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  const { brand, phone } = useSite()
  const { path: here } = usePage()
  const { from } = usePriceFormat()
  const areas = useAreas()

  const lowestPrice = (area: string) => from(areas.find((known) => known.area === area)?.lowestPrice ?? null)
  const isWithin = (path: string) =>
    here.startsWith(`${path}/`) || (path === '/tools' && tools.some((tool) => tool.path === here))
  // Promises and drawings are omitted on articles and tools, to leave the bytes to these: the first round trip should bring all.
  const short = isArticle(here) || here.startsWith('/tools/')
  const link = (path: string, words: string) => (
    <a href={local(path)} aria-current={path === here ? 'page' : isWithin(path) ? 'true' : undefined}>
      {words}
    </a>
  )

  return (
    <header className={styles.header}>
      <a className={styles.brand} href={local('/')} aria-current={here === '/' ? 'page' : undefined}>
        <Logo />
        {brand}
      </a>
      <nav id="menu" popover="auto" className={styles.menu} aria-label={t('nav.label')}>
        <ul className={styles.pages}>
          <li>
            <button
              type="button"
              popoverTarget="services-menu"
              className={styles.opener}
              aria-current={here.startsWith('/services') ? 'true' : undefined}
            >
              {t('nav.services')}
            </button>
            <ul id="services-menu" popover="auto" className={styles.services}>
              <li>
                {link('/services', t('nav.overview'))} {link('/estimate', t('actions.estimate'))}
              </li>
              {servicePages.map(({ area, path }) => (
                <li key={area} className="whole">
                  {!short && <Glyph {...constellations[area]} />}
                  {link(path, t(`services.${area}`))} {!short && <span>{t(`promises.${area}`)}</span>}{' '}
                  <b>{lowestPrice(area)}</b>
                </li>
              ))}
            </ul>
          </li>
          {pages.map((page) => (
            <li key={page}>{link(`/${page}`, t(`nav.${page}`))}</li>
          ))}
        </ul>
        <p className={styles.call}>
          <a href={local('/estimate')}>{t('actions.estimate')}</a>{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('actions.call')}</a>
        </p>
      </nav>
      <LanguageSwitch />{' '}
      <button type="button" popoverTarget="menu" className={styles.burger}>
        <span>{t('nav.menu')}</span> <span>{t('nav.close')}</span>
      </button>
    </header>
  )
}
