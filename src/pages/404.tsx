import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { pageCopy } from '../site/head/copy'
import { PageHead } from '../site/head/PageHead'
import { Layout } from '../site/layout/Layout'
import * as styles from '../site/not-found.module.css'
import type { PageContext } from '../site/page-context'
import { useLanguage } from '../site/use-language'
import { Button } from '../ui/Button'
import { Chart } from '../ui/drawings/Chart'
import { Hero } from '../ui/Hero'

const ways = [
  ['/', 'home'],
  ['/services', 'services'],
  ['/pricing', 'pricing'],
  ['/articles', 'articles'],
  ['/contact', 'contact'],
] as const

/** The links drawn as stars, from the one nearest to the reader. */
const stars = [
  { at: [46, 23], side: 'start', path: '/', name: 'home' },
  { at: [27, 30], side: 'end', path: '/services', name: 'services' },
  { at: [32, 54], side: 'end', path: '/pricing', name: 'pricing' },
  { at: [47, 47], side: 'start', path: '/articles', name: 'articles' },
] as const

export default function NotFoundPage(_: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation('notFound')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  return (
    <Layout copy={null}>
      <Hero
        legend={t('legend')}
        title={t('title')}
        lead={t('text')}
        drawing={
          <Chart
            name={t('chart')}
            here={t('here')}
            stars={stars.map(({ path, name, ...star }) => ({
              ...star,
              href: local(path),
              name: common(`nav.${name}`),
            }))}
          />
        }
      >
        <search className={styles.search}>
          <form action={local('/articles')}>
            <label htmlFor="lost-search">{t('search')}</label>
            <input id="lost-search" type="search" name="q" />
            <Button type="submit">{t('submit')}</Button>
          </form>
        </search>
        <nav aria-label={t('ways')}>
          <ul className={styles.ways}>
            {ways.map(([path, name]) => (
              <li key={path}>
                <a href={local(path)}>{common(`nav.${name}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
    </Layout>
  )
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => {
  const copy = pageCopy(data.locales, 'notFound')
  return (
    <PageHead
      title={copy.title}
      description={copy.description}
      i18n={pageContext.i18n}
      locales={data.locales}
      unlisted
    />
  )
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "notFound"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Copy
    }
  }
`
