import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { serviceNames } from './service-names'

inTemporaryProject()

test('each service has the French name of its offer, its pack or the form', () => {
  writeFiles({
    'content/offers/cloud.yaml': `area: cloud
order: 1
offers:
  - { offer: cloud-growth, name: { en: Growth, fr: Croissance }, summary: &text { en: A, fr: A }, features: [*text] }
  - { offer: audit, name: *text, contactName: { en: Audit, fr: Audit complet }, summary: *text, features: [*text] }
  - { offer: to-measure, contactAs: other, name: *text, summary: *text, features: [*text] }
`,
    'content/offers/packs.yaml': `packs:
  - { pack: combo-startup, title: &text { en: A, fr: A }, contactName: { en: Startup pack, fr: Pack Startup },
      description: *text, originalPrice: 2, price: 1 }
`,
  })
  expect(serviceNames()).toEqual({
    'cloud-growth': 'Croissance',
    audit: 'Audit complet',
    'combo-startup': 'Pack Startup',
    other: 'Autre / demande sur mesure',
  })
})
