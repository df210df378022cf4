/**
 * The subjects of an inquiry (docs/product.md, Offers): ids in the order of the contact form. Names and prices are in
 * `content/offers`; the content check keeps both lists in sync.
 */
export const services = [
  'audit',
  'cloud-essential',
  'cloud-growth',
  'cloud-enterprise',
  'ai-foundation',
  'ai-enterprise',
  'ai-laan',
  'mvp-technical',
  'mvp-infrastructure',
  'automation-essential',
  'automation-advanced',
  'automation-enterprise',
  'consulting-strategic',
  'consulting-cto',
  'support-standard',
  'support-premium',
  'support-enterprise',
  'combo-sovereignty',
  'combo-startup',
  'combo-transformation',
  'other',
] as const

export type Service = (typeof services)[number]

export const isService = (value: unknown): value is Service => services.some((service) => service === value)
