import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { OfferCards } from '../../offers/OfferCards'
import { Closing } from '../../offers/service-page/Closing'
import { ServiceHero } from '../../offers/service-page/ServiceHero'
import { pageCopy } from '../../site/head/copy'
import { PageHead } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import type { PageContext } from '../../site/page-context'
import { Entries } from '../../ui/Entries'
import { Section } from '../../ui/Section'

export default function ConsultingPage({ data }: PageProps<Queries.ConsultingPageQuery>) {
  const { t } = useTranslation('consulting')
  const { t: common } = useTranslation('common')
  return (
    <Layout>
      <ServiceHero
        area="consulting"
        title={t('hero.title')}
        lead={t('hero.lead')}
        packages={common('sections.offers')}
      />
      <Section
        legend={common('sections.services')}
        number={1}
        title={t('services.title')}
        intro={t('services.intro')}
      >
        <Entries as="ledger" items={t('services.items', { returnObjects: true })} />
      </Section>
      <Section
        id="packages"
        legend={common('sections.offers')}
        number={2}
        title={t('packages.title')}
        intro={t('packages.intro')}
      >
        <OfferCards offers={data.offerArea?.offers ?? []} />
      </Section>
      <Closing number={3} title={t('closing.title')} text={t('closing.text')} />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ConsultingPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'consulting').meta} i18n={pageContext.i18n} />
)

export const query = graphql`
  query ConsultingPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "consulting"] }, language: { eq: $language } }) {
      ...Copy
    }
    offerArea(area: { eq: "consulting" }) {
      ...OfferAreaParts
    }
  }
`
