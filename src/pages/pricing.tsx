import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { contactPath } from '../offers/contact-link'
import { longestWeeks } from '../offers/DurationScale'
import { estimateWith } from '../offers/estimate-link'
import { priceListJsonLd } from '../offers/offer-json-ld'
import { PriceTable } from '../offers/PriceTable'
import { Principles } from '../offers/Principles'
import { type Localized, type PriceLine, priceLines, projectRange } from '../offers/price-list'
import { packLines, planLines } from '../offers/price-rows'
import { specimensPath } from '../offers/specimens/specimen-path'
import { useOfferFormat } from '../offers/use-offer-format'
import { useOfferTerms } from '../offers/use-offer-terms'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { PrintedContact } from '../site/PrintedContact'
import type { PageContext } from '../site/page-context'
import { servicePath } from '../site/service-pages'
import { useLanguage } from '../site/use-language'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'
import { Facts } from '../ui/Facts'
import { Hero } from '../ui/Hero'
import { Section } from '../ui/Section'

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation('common')
  const { t: offers } = useTranslation('offers')
  const { t: home } = useTranslation('home')
  const { t: specimens } = useTranslation('specimens')
  const { local } = useLanguage()
  const format = useOfferFormat()
  const { priceList, areas, support, packs } = data
  if (!priceList) throw new Error('content/offers/price-list.yaml is missing')
  const lines = priceLines(priceList.entries, areas.nodes)
  const range = projectRange(lines)
  // Each row links to a request and an estimate of its offer.
  const withService = <Line extends { id: string; name: Localized; service: string }>(line: Line) => ({
    ...line,
    href: local(contactPath(line.service)),
    estimate: local(estimateWith(line.id)),
    label: `${offers('actions.quote')} – ${line.name[format.language]}`,
  })
  // A request for one of an entry's offers would show another price; the service's page lists each.
  const withLink = (line: PriceLine) =>
    line.single ? withService(line) : { ...line, href: local(`${servicePath(line.area)}#packages`) }
  return (
    <Layout copy={data.locales}>
      <Hero legend={home('hero.legend')} title={t('hero.title')} lead={t('hero.lead')}>
        <Facts
          items={[
            ...(range ? [{ figure: format.price(range), text: t('hero.range') }] : []),
            { figure: format.percents(priceList.stages), text: t('hero.stages') },
          ]}
        />
        <Actions>
          <ButtonLink href={local('/contact')}>{common('actions.contact')}</ButtonLink>
          <ButtonLink quiet href={local(estimateWith())}>
            {common('actions.estimate')}
          </ButtonLink>
        </Actions>
      </Hero>
      <Section id="prices" legend={t('offers.legend')} title={t('offers.title')} intro={t('offers.intro')}>
        <PriceTable
          groups={[
            { id: 'services', rows: lines.map(withLink) },
            {
              id: 'support',
              title: t('plans.title'),
              intro: t('plans.intro'),
              rows: planLines(support?.offers ?? []).map(withService),
            },
            {
              id: 'packs',
              title: t('packs.title'),
              // Once every pack says what it includes, they can be compared.
              ...(packs?.packs.some(({ contents }) => !contents) && { intro: t('packs.intro') }),
              rows: packLines(packs?.packs ?? []).map(withService),
            },
          ]}
          weeks={longestWeeks(areas.nodes.flatMap(({ offers }) => offers))}
          terms={priceList}
          caption={t('offers.title')}
          heads={t('offers', { returnObjects: true })}
        />
        <PrintedContact />
      </Section>
      <Section id="principles" legend={t('principles.legend')} title={t('principles.title')}>
        <Principles stages={priceList.stages} />
        <Actions>
          <ButtonLink quiet href={local(specimensPath('mvp'))}>
            {`${specimens('mark')} – ${specimens('sheets.mvp.name')}`}
          </ButtonLink>
        </Actions>
      </Section>
      <Section legend={offers('next')} title={t('closing.title')} intro={t('closing.text')}>
        <Actions>
          <ButtonLink href={local(contactPath('other'))}>{t('closing.cta')}</ButtonLink>
          <ButtonLink quiet href={local(estimateWith())}>
            {common('actions.estimate')}
          </ButtonLink>
        </Actions>
      </Section>
    </Layout>
  )
}

export const Head = ({ data, pageContext: { i18n } }: HeadProps<Queries.PricingPageQuery, PageContext>) => {
  const { meta } = pageCopy(data.locales, 'pricing')
  const { priceList, areas, support, packs } = data
  const { address, terms } = useOfferTerms(i18n, priceList)
  const prices = priceListJsonLd(
    {
      id: `${address}#prices`,
      name: meta.title,
      offers: [...priceLines(priceList?.entries ?? [], areas.nodes), ...(support?.offers ?? [])],
      packs: packs?.packs ?? [],
    },
    terms,
  )
  return <PageHead {...meta} i18n={i18n} locales={data.locales} things={prices} />
}

export const query = graphql`
  query PricingPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "home", "offers", "pricing", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    priceList {
      ...PriceListParts
    }
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        ...OfferAreaParts
      }
    }
    support: offerArea(area: { eq: "support" }) {
      ...OfferAreaParts
    }
    packs {
      packs {
        ...PackParts
      }
    }
  }
`
