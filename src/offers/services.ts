/**
 * What an inquiry can be about (docs/product.md, Offers): the ids in the order of the contact form. Names and
 * prices live in `content/offers`; the content check holds both lists together.
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
