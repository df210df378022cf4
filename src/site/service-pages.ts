/** The six service pages, in the order of every menu and list. */
export const servicePages = [
  { area: 'cloud', path: '/services/cloud-souverain' },
  { area: 'ai', path: '/services/ia-privee' },
  { area: 'mvp', path: '/services/mvp-startup' },
  { area: 'automation', path: '/services/automatisation' },
  { area: 'consulting', path: '/services/conseil-strategique' },
  { area: 'support', path: '/services/support-maintenance' },
] as const

export type ServiceArea = (typeof servicePages)[number]['area']

/** Returns the path of a service's page. */
export const servicePath = (area: string): string =>
  servicePages.find((page) => page.area === area)?.path ?? '/services'
