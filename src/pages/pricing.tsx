import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { contactPath } from '../offers/contact-link'
import { OfferCards } from '../offers/OfferCards'
import { priceListJsonLd } from '../offers/offer-json-ld'
import { Packs } from '../offers/Packs'
import { PriceTable } from '../offers/PriceTable'
import { Principles } from '../offers/Principles'
import { priceLines } from '../offers/price-list'
import { useOfferTerms } from '../offers/use-offer-terms'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'
import { Hero } from '../ui/Hero'
import { Section } from '../ui/Section'

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  const { priceList, areas, support, packs } = data
  if (!priceList) throw new Error('content/offers/price-list.yaml is missing')
  return (
    <Layout copy={data.locales}>
      <Hero title={t('hero.title')} lead={t('hero.lead')} />
      <Section id="principles" legend={t('principles.legend')} number={1} title={t('principles.title')}>
        <Principles {...priceList} />
      </Section>
      <Section id="services" legend={t('offers.legend')} number={2} title={t('offers.title')}>
        <PriceTable
          actions
          lines={priceLines(priceList.entries, areas.nodes)}
          terms={priceList}
          caption={t('offers.title')}
          heads={t('offers', { returnObjects: true })}
        />
      </Section>
      <Section
        id="support"
        legend={t('plans.legend')}
        number={3}
        title={t('plans.title')}
        intro={t('plans.intro')}
      >
        <OfferCards offers={support?.offers ?? []} terms={priceList} action="subscribe" />
      </Section>
      <Section
        id="packs"
        legend={t('packs.legend')}
        number={4}
        title={t('packs.title')}
        intro={t('packs.intro')}
      >
        <Packs packs={packs?.packs ?? []} />
      </Section>
      <Section
        legend={common('sections.next')}
        number={5}
        title={t('closing.title')}
        intro={t('closing.text')}
      >
        <Actions>
          <ButtonLink href={local(contactPath('other'))}>{t('closing.cta')}</ButtonLink>
          <ButtonLink quiet href={local('/estimate')}>
            {t('closing.estimate')}
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
  return <PageHead {...meta} i18n={i18n} locales={data.locales} things={[prices]} />
}

export const query = graphql`
  query PricingPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "pricing"] }, language: { eq: $language } }
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
