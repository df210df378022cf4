import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { FeedAlternates } from '../articles/FeedAlternates'
import { ArticleCard } from '../articles/list/ArticleCard'
import { ArticleGrid } from '../articles/list/ArticleGrid'
import { listedArticle } from '../articles/list/listed-article'
import { contactPath } from '../offers/contact-link'
import { estimateWith } from '../offers/estimate-link'
import { Plough } from '../offers/Plough'
import * as styles from '../offers/Plough.module.css'
import { PriceTable } from '../offers/PriceTable'
import { priceLines } from '../offers/price-list'
import { StartingPrice } from '../offers/StartingPrice'
import { useOfferFormat } from '../offers/use-offer-format'
import { constellations } from '../site/constellations'
import { Hexagon } from '../site/Hexagon'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { asLanguage } from '../site/languages'
import { Layout } from '../site/layout/Layout'
import { Log } from '../site/layout/Log'
import * as logBand from '../site/layout/LogBand.module.css'
import type { PageContext } from '../site/page-context'
import { type ServiceArea, servicePath } from '../site/service-pages'
import { offersIn } from '../site/starting-offer'
import { useLanguage } from '../site/use-language'
import { Actions } from '../ui/Actions'
import { ButtonLink } from '../ui/ButtonLink'
import { Checklist } from '../ui/Checklist'
import { Constellation } from '../ui/drawings/Constellation'
import { Entries } from '../ui/Entries'
import { Facts } from '../ui/Facts'
import { Hero } from '../ui/Hero'
import { Mosaic } from '../ui/Mosaic'
import { Section } from '../ui/Section'

/** The five expertises, each with its service. */
const expertises = [
  { key: 'code', area: 'consulting' },
  { key: 'cloud', area: 'cloud' },
  { key: 'ai', area: 'ai' },
  { key: 'mvp', area: 'mvp' },
  { key: 'automation', area: 'automation' },
] as const

/** The service for each of the seven profiles, in the order of their copy. */
const needs: readonly ServiceArea[] = ['mvp', 'cloud', 'ai', 'consulting', 'ai', 'automation', 'cloud']

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation('home')
  const { t: pricing } = useTranslation('pricing')
  const { t: common } = useTranslation('common')
  const { t: offers } = useTranslation('offers')
  const { local, language } = useLanguage()
  const format = useOfferFormat()
  const { priceList } = data
  if (!priceList) throw new Error('content/offers/price-list.yaml is missing')
  const offersOf = (area: ServiceArea) => offersIn(data.areas.nodes, area)
  const audit = offersOf('consulting').find(({ offer }) => offer === 'audit')
  const profiles = t('audience.items', { returnObjects: true }).map((profile, index) => {
    const area = needs[index] ?? 'consulting'
    return {
      ...profile,
      href: local(servicePath(area)),
      price: <StartingPrice service={common(`services.${area}`)} offers={offersOf(area)} />,
    }
  })
  const articles = data.articles.nodes
  const lines = priceLines(priceList.entries, data.areas.nodes).slice(0, 4)
  return (
    <Layout copy={data.locales}>
      <Hero
        legend={t('hero.legend')}
        title={
          <>
            {t('hero.title')} <em>{t('hero.titleEnd')}</em>
          </>
        }
        lead={t('hero.lead')}
        drawing={
          <Hexagon
            name={t('hero.drawing')}
            links={expertises.map(({ key, area }, index) => ({
              name: t('hero.stars', { returnObjects: true })[index] ?? key,
              href: local(servicePath(area)),
            }))}
            caption={t('hero.caption')}
          />
        }
      >
        <Actions>
          <ButtonLink href={local('/contact')}>{t('hero.cta')}</ButtonLink>
          <ButtonLink quiet href={local('/pricing')}>
            {t('hero.secondary')}
          </ButtonLink>
          <ButtonLink quiet href={local(estimateWith())}>
            {common('actions.estimate')}
          </ButtonLink>
        </Actions>
        <Facts
          items={[
            ...(audit?.price
              ? [
                  {
                    figure: `${format.price(audit.price)} ${offers('price.exclVat')}`,
                    text: format.nameAndDuration(audit),
                  },
                ]
              : []),
            t('hero.review', { returnObjects: true }),
            { figure: format.percents(priceList.stages), text: t('hero.stages') },
          ]}
        />
      </Hero>
      <Log className={logBand.band} />
      <Section id="expertises" legend={t('expertises.legend')} title={t('expertises.title')}>
        <Mosaic
          items={expertises.map(({ key, area }) => ({
            title: t(`expertises.items.${key}.title`),
            text: t(`expertises.items.${key}.text`),
            href: local(servicePath(area)),
            drawing: <Constellation {...constellations[key]} />,
            // Bringing code in-house begins with the audit, as its text says.
            price: <StartingPrice offers={key === 'code' && audit ? [audit] : offersOf(area)} />,
          }))}
        />
      </Section>
      <Section
        id="turnkey"
        legend={t('turnkey.legend')}
        title={t('turnkey.title')}
        intro={t('turnkey.intro')}
      >
        <Entries as="steps" items={t('turnkey.steps', { returnObjects: true })} />
      </Section>
      <div id="audience" className={styles.night}>
        <Section legend={t('audience.legend')} title={t('audience.title')} intro={t('audience.intro')} />
        <Plough polaris={t('audience.polaris')} profiles={profiles} />
      </div>
      <Section id="prices" legend={t('prices.legend')} title={t('prices.title')}>
        <PriceTable
          groups={[{ rows: lines.map((line) => ({ ...line, href: local(servicePath(line.area)) })) }]}
          short
          terms={priceList}
          caption={t('prices.title')}
          heads={pricing('offers', { returnObjects: true })}
        />
        <Actions>
          <ButtonLink quiet href={local('/pricing')}>
            {t('prices.more')}
          </ButtonLink>
          <ButtonLink quiet href={local(estimateWith())}>
            {common('actions.estimate')}
          </ButtonLink>
        </Actions>
      </Section>
      {articles.length > 0 && (
        <Section id="articles" legend={t('articles.legend')} title={t('articles.title')}>
          <ArticleGrid>
            {articles.map((node) => (
              <ArticleCard key={node.slug} article={listedArticle(node, language)} level={3} />
            ))}
          </ArticleGrid>
          <Actions>
            <ButtonLink quiet href={local('/articles')}>
              {t('articles.more')}
            </ButtonLink>
          </Actions>
        </Section>
      )}
      <Section id="ready" legend={t('ready.legend')} title={t('ready.title')}>
        <Checklist
          label={t('ready.title')}
          items={t('ready.items', { returnObjects: true })}
          verdicts={[t('ready.few'), t('ready.some'), t('ready.many')]}
          action={{ href: local(contactPath()), name: 'service', value: 'audit', label: t('ready.cta') }}
        />
      </Section>
    </Layout>
  )
}

export const Head = ({ data, pageContext: { i18n } }: HeadProps<Queries.HomePageQuery, PageContext>) => (
  <PageHead {...pageCopy(data.locales, 'home').meta} i18n={i18n} locales={data.locales}>
    {/* For feed readers, which are given the address of the site. */}
    <FeedAlternates language={asLanguage(i18n.language)} only="RSS" />
  </PageHead>
)

export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "home", "offers", "pricing", "articles"] }, language: { eq: $language } }
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
    articles: allArticle(
      filter: { language: { eq: $language }, published: { eq: true } }
      sort: { sortKey: DESC }
      limit: 3
    ) {
      nodes {
        ...ArticleCardParts
      }
    }
  }
`
