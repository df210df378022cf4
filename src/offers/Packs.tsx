import { useTranslation } from 'react-i18next'
import { useLanguage } from '../site/use-language'
import { ButtonLink } from '../ui/ButtonLink'
import { contactPath } from './contact-link'
import * as styles from './Packs.module.css'
import { useOfferFormat } from './use-offer-format'

/** What a pack saves, in euros: never written, always computed. */
export const saving = ({ originalPrice, price }: { originalPrice: number; price: number }) =>
  originalPrice - price

/** The combined packs, excluding VAT. */
export function Packs({ packs }: { packs: readonly Queries.PackPartsFragment[] }) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  const { language, euros } = useOfferFormat()
  return (
    <ul className={styles.packs}>
      {packs.map((pack) => (
        <li key={pack.pack} data-offer={pack.pack}>
          <h3>{pack.title[language]}</h3>
          <p className={styles.description}>
            {pack.description[language]} {pack.contents?.[language]}
          </p>
          <p className={styles.price}>
            {euros(pack.price)} <small>{common('price.exclVat')}</small>
          </p>
          {/* A sum is struck through only where it is said of what. */}
          {pack.contents && (
            <p className={styles.before}>
              <del>{t('packs.instead', { price: euros(pack.originalPrice) })}</del>
              <br />
              {t('packs.saving', { price: euros(saving(pack)) })}
            </p>
          )}
          <p className={styles.action}>
            <ButtonLink
              quiet
              href={local(contactPath(pack.pack))}
              label={`${common('actions.quote')} – ${pack.title[language]}`}
            >
              {common('actions.quote')}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
