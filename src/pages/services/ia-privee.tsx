import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { OfferCards } from '../../offers/OfferCards'
import { Closing } from '../../offers/service-page/Closing'
import { ServiceHero } from '../../offers/service-page/ServiceHero'
import { Technology } from '../../offers/service-page/Technology'
import { UseCases } from '../../offers/service-page/UseCases'
import { pageCopy } from '../../site/head/copy'
import { PageHead } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import type { PageContext } from '../../site/page-context'
import { Entries } from '../../ui/Entries'
import { Section } from '../../ui/Section'

export default function AiPage({ data }: PageProps<Queries.AiPageQuery>) {
  const { t } = useTranslation('ai')
  const { t: common } = useTranslation('common')
  return (
    <Layout>
      <ServiceHero
        area="ai"
        title={t('hero.title')}
        lead={t('hero.lead')}
        packages={common('sections.packages')}
      />
      <Section
        legend={common('sections.problem')}
        number={1}
        title={t('problem.title')}
        intro={t('problem.intro')}
      >
        <Entries as="ledger" items={t('problem.items', { returnObjects: true })} />
      </Section>
      <Section
        legend={common('sections.infrastructure')}
        number={2}
        title={t('infrastructure.title')}
        intro={t('infrastructure.intro')}
      >
        <Entries items={t('infrastructure.items', { returnObjects: true })} />
      </Section>
      <Section
        legend={common('sections.useCases')}
        number={3}
        title={t('useCases.title')}
        intro={t('useCases.intro')}
      >
        <UseCases items={t('useCases.items', { returnObjects: true })} />
      </Section>
      <Section
        legend={common('sections.technology')}
        number={4}
        title={t('technology.title')}
        intro={t('technology.intro')}
      >
        <Technology groups={t('technology.groups', { returnObjects: true })} />
      </Section>
      <Section
        id="packages"
        legend={common('sections.packages')}
        number={5}
        title={t('packages.title')}
        intro={t('packages.intro')}
      >
        <OfferCards offers={data.offerArea?.offers ?? []} />
      </Section>
      <Closing number={6} title={t('closing.title')} text={t('closing.text')} />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.AiPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'ai').meta} i18n={pageContext.i18n} />
)

export const query = graphql`
  query AiPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "ai"] }, language: { eq: $language } }) {
      ...Copy
    }
    offerArea(area: { eq: "ai" }) {
      ...OfferAreaParts
    }
  }
`
