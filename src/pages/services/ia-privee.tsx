import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ServicePage } from '../../offers/service-page/ServicePage'
import { serviceHeadOf } from '../../offers/service-page/service-head'
import { Technology } from '../../offers/service-page/Technology'
import { UseCases } from '../../offers/service-page/UseCases'
import { useLanguage } from '../../site/use-language'
import { useTwoYears } from '../../two-years/use-two-years'
import { Entries } from '../../ui/Entries'

export default function AiPage({ data }: PageProps<Queries.AiPageQuery>) {
  const { t } = useTranslation('ai')
  const { local } = useLanguage()
  const problem = t('problem', { returnObjects: true })
  const infrastructure = t('infrastructure', { returnObjects: true })
  const useCases = t('useCases', { returnObjects: true })
  const technology = t('technology', { returnObjects: true })
  const cost = useTwoYears('ai', data)
  return (
    <ServicePage
      area="ai"
      data={data}
      cost={cost}
      sections={[
        { ...problem, name: 'problem', content: <Entries as="ledger" items={problem.items} /> },
        {
          ...infrastructure,
          name: 'infrastructure',
          content: (
            <>
              <Entries items={infrastructure.items} />
              <p>
                <a href={local('/tools/own-server')}>{infrastructure.calculator}</a>
              </p>
            </>
          ),
        },
        { ...useCases, name: 'useCases', content: <UseCases items={useCases.items} /> },
        { ...technology, name: 'technology', content: <Technology groups={technology.groups} /> },
      ]}
    />
  )
}

export const Head = serviceHeadOf('ai')

export const query = graphql`
  query AiPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "offers", "sections", "ai", "services", "specimens", "own-server"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
    offerArea(area: { eq: "ai" }) {
      ...OfferAreaParts
    }
    priceList {
      ...PriceTerms
    }
    ...TwoYearsParts
  }
`
