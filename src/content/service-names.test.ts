import { services } from '../offers/services'
import { serviceNames } from './service-names'

test('every service has the French name of its offer, its pack or the form', () => {
  const names = serviceNames()
  expect(Object.keys(names).sort()).toEqual([...services].sort())
  expect(names).toMatchObject({
    'cloud-growth': 'Cloud Croissance',
    'combo-startup': 'Pack Startup Souveraine',
    other: 'Autre / demande sur mesure',
  })
})
