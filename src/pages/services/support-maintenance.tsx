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

export default function SupportPage({ data }: PageProps<Queries.SupportPageQuery>) {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation('common')
  return (
    <Layout>
      <ServiceHero
        area="support"
        title={t('hero.title')}
        lead={t('hero.lead')}
        packages={common('sections.plans')}
      />
      <Section
        legend={common('sections.managed')}
        number={1}
        title={t('managed.title')}
        intro={t('managed.intro')}
      >
        <Entries items={t('managed.items', { returnObjects: true })} />
      </Section>
      <Section
        id="packages"
        legend={common('sections.plans')}
        number={2}
        title={t('packages.title')}
        intro={t('packages.intro')}
      >
        <OfferCards offers={data.offerArea?.offers ?? []} action="subscribe" />
      </Section>
      <Closing number={3} title={t('closing.title')} text={t('closing.text')} />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SupportPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'support').meta} i18n={pageContext.i18n} />
)

export const query = graphql`
  query SupportPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "support"] }, language: { eq: $language } }) {
      ...Copy
    }
    offerArea(area: { eq: "support" }) {
      ...OfferAreaParts
    }
  }
`
