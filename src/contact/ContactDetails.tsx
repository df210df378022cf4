import { useTranslation } from 'react-i18next'
import { separator } from '../site/format'
import { SocialLink } from '../site/SocialLink'
import { useSite } from '../site/use-site'
import * as styles from './ContactDetails.module.css'

/** Other ways to contact the organisation. */
export function ContactDetails() {
  const { t } = useTranslation('contact')
  const { email, phone, city, socials } = useSite()
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details">{t('info.title')}</h2>
      <dl className={styles.details}>
        <div>
          <dt>{t('info.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('info.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
        </div>
        {socials.length > 0 && (
          <div>
            <dt>{t('info.channels')}</dt>
            <dd>
              {socials.map((social, index) => (
                <span key={social.name}>
                  {index > 0 && separator}
                  <SocialLink {...social} />
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('info.location')}</dt>
          <dd>{city}</dd>
        </div>
      </dl>
    </section>
  )
}
