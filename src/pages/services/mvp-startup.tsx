import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { OfferCards } from '../../offers/OfferCards'
import { Closing } from '../../offers/service-page/Closing'
import { ServiceHero } from '../../offers/service-page/ServiceHero'
import { Technology } from '../../offers/service-page/Technology'
import { pageCopy } from '../../site/head/copy'
import { PageHead } from '../../site/head/PageHead'
import { Layout } from '../../site/layout/Layout'
import type { PageContext } from '../../site/page-context'
import { Entries } from '../../ui/Entries'
import { Section } from '../../ui/Section'

export default function MvpPage({ data }: PageProps<Queries.MvpPageQuery>) {
  const { t } = useTranslation('mvp')
  const { t: common } = useTranslation('common')
  return (
    <Layout>
      <ServiceHero
        area="mvp"
        title={t('hero.title')}
        lead={t('hero.lead')}
        packages={common('sections.packages')}
      />
      <Section
        legend={common('sections.approach')}
        number={1}
        title={t('approach.title')}
        intro={t('approach.intro')}
      >
        <Entries as="steps" items={t('approach.steps', { returnObjects: true })} />
      </Section>
      <Section
        legend={common('sections.technology')}
        number={2}
        title={t('technology.title')}
        intro={t('technology.intro')}
      >
        <Technology groups={t('technology.groups', { returnObjects: true })} />
      </Section>
      <Section
        id="packages"
        legend={common('sections.packages')}
        number={3}
        title={t('packages.title')}
        intro={t('packages.intro')}
      >
        <OfferCards offers={data.offerArea?.offers ?? []} />
      </Section>
      <Closing number={4} title={t('closing.title')} text={t('closing.text')} />
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.MvpPageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'mvp').meta} i18n={pageContext.i18n} />
)

export const query = graphql`
  query MvpPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "mvp"] }, language: { eq: $language } }) {
      ...Copy
    }
    offerArea(area: { eq: "mvp" }) {
      ...OfferAreaParts
    }
  }
`
