import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { FirstStep } from '../offers/FirstStep'
import { Closing } from '../offers/service-page/Closing'
import { SpecimenList } from '../offers/specimens/SpecimenList'
import { Flagships } from '../site/about/Flagships'
import { ServiceBenefits } from '../site/about/ServiceBenefits'
import { headOf } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import { Entries } from '../ui/Entries'
import { Hero } from '../ui/Hero'
import { Section } from '../ui/Section'

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { t } = useTranslation('about')
  const { t: home } = useTranslation('home')
  const { t: specimens } = useTranslation('specimens')
  // One of the projects is already among the flagships.
  const { myheroes, ...others } = t('projects.items', { returnObjects: true })
  const flagships = [
    t('flagship.items.learning', { returnObjects: true }),
    { title: myheroes.title, text: myheroes.description, role: t('flagship.items.myheroes.role') },
  ]
  const expertise = Object.values(t('expertise.items', { returnObjects: true }))
  return (
    <Layout copy={data.locales}>
      <Hero legend={home('hero.legend')} title={t('hero.title')} lead={t('hero.lead')}>
        <FirstStep areas={data.areas.nodes} />
      </Hero>
      <Section legend={t('flagship.legend')} title={t('flagship.title')}>
        <Flagships projects={flagships} />
      </Section>
      <Section legend={t('services.legend')} title={t('services.title')}>
        <ServiceBenefits services={Object.values(t('services.items', { returnObjects: true }))} />
      </Section>
      <Section legend={t('projects.legend')} title={t('projects.title')} intro={t('projects.intro')}>
        <Entries
          items={Object.values(others).map(({ title, description }) => ({ title, text: description }))}
        />
      </Section>
      <Section legend={t('expertise.legend')} title={t('expertise.title')}>
        <Entries as="ledger" items={expertise} />
      </Section>
      <Section legend={t('process.legend')} title={t('process.title')} intro={t('process.intro')}>
        <Entries as="steps" items={t('process.steps', { returnObjects: true })} />
      </Section>
      <Section legend={t('answer.legend')} title={t('answer.title')} intro={t('answer.text')} />
      <Section
        legend={specimens('list.legend')}
        title={specimens('list.title')}
        intro={specimens('list.intro')}
      >
        <SpecimenList />
      </Section>
      <Closing title={t('closing.title')} text={t('closing.text')} />
    </Layout>
  )
}

export const Head = headOf('about', { kind: 'AboutPage' })

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "home", "about", "specimens"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        ...OfferAreaParts
      }
    }
  }
`
