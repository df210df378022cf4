import { useTranslation } from 'react-i18next'
import type { ServiceArea } from '../../site/service-pages'
import { startingOffer } from '../../site/starting-offer'
import { useLanguage } from '../../site/use-language'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { Facts } from '../../ui/Facts'
import { Hero } from '../../ui/Hero'
import { estimateWith } from '../estimate-link'
import type { Offer } from '../price-list'
import { useOfferFormat } from '../use-offer-format'
import { ServiceDial } from './ServiceDial'

type Props = {
  area: ServiceArea
  title: string
  lead: string
  packages: string
  offers: readonly Offer[]
}

/** The first screen of a service page: title, price, duration and calls to action. */
export function ServiceHero({ area, title, lead, packages, offers }: Props) {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  const { price, nameAndDuration } = useOfferFormat()
  const first = startingOffer(offers)
  return (
    <Hero
      legend={`${t('nav.services')} — ${t(`services.${area}`)}`}
      title={title}
      lead={lead}
      drawing={<ServiceDial offers={offers} />}
    >
      <Facts
        items={offers.map((offer) => ({
          figure: price(offer.price),
          text: nameAndDuration(offer),
        }))}
      />
      <Actions>
        <ButtonLink href={local('/contact')}>{t('actions.contact')}</ButtonLink>
        <ButtonLink quiet href="#packages">
          {packages}
        </ButtonLink>
        {first && (
          <ButtonLink quiet href={local(estimateWith(first.offer))}>
            {t('actions.estimate')}
          </ButtonLink>
        )}
      </Actions>
    </Hero>
  )
}
