/**
 * The services, in the order of every menu and list: the only list of areas, with the page of each and the name of its
 * offers (`sections` of the copy). To add one, see docs/add-an-expertise.md.
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

const areas = servicePages.map(({ area }) => area)

/** Areas whose offers are sizes of the same thing: nobody needs two of them. */
export const areasOfOneSize: readonly ServiceArea[] = areas.filter((area) => area !== 'consulting')

/** The areas in the order of choosing offers: the place to begin comes first. */
export const areasToChooseFrom: readonly ServiceArea[] = ['consulting', ...areasOfOneSize]

/** Returns the path of a service's page. */
export const servicePath = (area: string): string =>
  servicePages.find((page) => page.area === area)?.path ?? '/services'
