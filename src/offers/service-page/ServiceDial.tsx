import { useTranslation } from 'react-i18next'
import { servicePages } from '../../site/service-pages'
import { offersIn } from '../../site/starting-offer'
import { Dial } from '../../ui/drawings/Dial'
import { type Area, type Offer, spanDuration } from '../price-list'
import { useOfferFormat } from '../use-offer-format'

/** Sixteen weeks, as on the price list; months for offers measured in them; hours for response times. */
const scales = {
  week: { scale: 16, step: 2 },
  month: { scale: 12, step: 2 },
  hour: { scale: 24, step: 4 },
} as const

const weeksPerMonth = 52 / 12

type Timed = Pick<Offer, 'duration' | 'response'>

function unitOf(offers: readonly Timed[]): keyof typeof scales {
  if (offers.some(({ response }) => response)) return 'hour'
  return offers.some(({ duration }) => duration?.unit === 'month') ? 'month' : 'week'
}

function endsOf({ duration, response }: Timed, unit: keyof typeof scales) {
  if (unit === 'hour') return response ? { from: response, to: response } : null
  const each = unit === 'month' && duration?.unit === 'week' ? 1 / weeksPerMonth : 1
  return duration?.from ? { from: duration.from * each, to: (duration.to ?? duration.from) * each } : null
}

/** A service's dial: each package's duration, or each plan's response time, with its price. */
export function ServiceDial({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('services')
  const { language, price, duration } = useOfferFormat()
  const unit = unitOf(offers)
  const time = ({ duration: length, response }: Offer) =>
    response ? t('dial.response', { count: response }) : duration(length)
  return (
    <Dial
      {...scales[unit]}
      unit={t(`dial.${unit}`)}
      label={offers
        .map((offer) => [offer.name[language], price(offer.price), time(offer)].filter(Boolean).join(', '))
        .join('. ')}
      rings={offers.map((offer) => ({
        name: offer.name[language],
        note: price(offer.price),
        ends: endsOf(offer, unit),
      }))}
    />
  )
}

/** The dial of all services: each from its shortest package to its longest; dashed if any is not measured in weeks. */
export function ServicesDial({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation('services')
  const { duration } = useOfferFormat()
  const services = servicePages.map(({ area }) => {
    const offers = offersIn(areas, area)
    return {
      name: t(`cards.${area}.name`),
      duration: offers.every((offer) => offer.duration?.unit === 'week') ? spanDuration(offers) : null,
    }
  })
  return (
    <Dial
      {...scales.week}
      unit={t('dial.week')}
      label={services
        .map((service) => [service.name, duration(service.duration)].filter(Boolean).join(', '))
        .join('. ')}
      rings={services.toReversed().map((service) => ({
        name: service.name,
        ends: endsOf({ duration: service.duration, response: null }, 'week'),
      }))}
    />
  )
}
