/**
 * The services, in the order of every menu and list: the one list of areas, each with its page and what it calls its offers
 * (`sections` of the copy). `packages` and `plans` are sizes of one thing; of `offers`, one may need several.
 * docs/add-an-expertise.md is about a new one.
 */
export const servicePages = [
  { area: 'cloud', path: '/services/cloud-souverain', offers: 'packages' },
  { area: 'ai', path: '/services/ia-privee', offers: 'packages' },
  { area: 'mvp', path: '/services/mvp-startup', offers: 'packages' },
  { area: 'automation', path: '/services/automatisation', offers: 'packages' },
  { area: 'consulting', path: '/services/conseil-strategique', offers: 'offers' },
  { area: 'support', path: '/services/support-maintenance', offers: 'plans' },
] as const

export type ServiceArea = (typeof servicePages)[number]['area']

const areasWhere = (test: (page: (typeof servicePages)[number]) => boolean): readonly ServiceArea[] =>
  servicePages.filter(test).map(({ area }) => area)

/** Areas whose offers are different sizes of one thing: nobody needs two of them. */
export const areasOfOneSize = areasWhere(({ offers }) => offers !== 'offers')

/** The areas where one chooses from them: what one begins with comes first. */
export const areasToChooseFrom = [...areasWhere(({ offers }) => offers === 'offers'), ...areasOfOneSize]

/** Returns the path of a service's page. */
export const servicePath = (area: string): string =>
  servicePages.find((page) => page.area === area)?.path ?? '/services'
