import type { BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts'
import type { Language } from '../languages'

/** Returns the ids of nodes that pages share, so that one page can refer to another's. */
export const graphIds = (url: string, home: string, page: string) => ({
  organization: `${url}/#organization`,
  website: `${home}#website`,
  page: `${page}#page`,
})

export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

type Site = NonNullable<Queries.OrganizationQuery['organization']>

type Page = {
  site: Site
  language: Language
  kind: PageKind
  title: string
  description: string
  /** Full addresses: of the page, of the home page in its language. */
  address: string
  home: string
  /** From the home page to this one; empty on the home page itself. */
  trail: readonly { name: string; address: string }[]
}

/**
 * Returns the page's schema.org graph: publisher, website, breadcrumbs, and its own things (an article, a service with
 * its offers). Uses only facts from `content/`.
 */
export function pageGraph(page: Page, things: readonly Thing[] = []): Graph {
  const { site, language, kind, title, description, address, home, trail } = page
  const ids = graphIds(site.url, home, address)

  const organization: Organization = {
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.brand,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    address: site.city,
    foundingDate: String(site.founded),
    sameAs: site.socials.map(({ url }) => url),
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.brand,
    url: home,
    inLanguage: language,
    publisher: { '@id': ids.organization },
  }
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
  const webPage: WebPage = {
    '@type': kind,
    '@id': ids.page,
    url: address,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': ids.website },
    ...(trail.length > 0 && { breadcrumb }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, webPage, ...things],
  }
}
