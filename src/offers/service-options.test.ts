import { offerAreas, packs } from '../../tests/site/offers'
import type { Language } from '../site/languages'
import { serviceOptions } from './service-options'

const names = { areas: { nodes: offerAreas }, packs: { packs } }

const options = (language: Language) =>
  Object.fromEntries(serviceOptions(names, language).map(({ id, label, group }) => [id, { label, group }]))

test('each offer and each pack can be chosen once; the form adds “other” itself', () => {
  const ids = serviceOptions(names, 'fr').map(({ id }) => id)
  const offered = offerAreas.flatMap(({ offers }) => offers.map(({ offer }) => offer))
  const all = [...offered, ...packs.map(({ pack }) => pack)]
  expect(ids.sort()).toEqual(all.filter((id) => id !== 'mvp-full-stack').sort())
})

test('they have these French names, by area', () => {
  expect(options('fr')).toMatchObject({
    audit: { label: 'Audit de souveraineté', group: 'consulting' },
    'cloud-growth': { label: 'Cloud Croissance', group: 'cloud' },
    'ai-laan': { label: 'Pack IA LAAN', group: 'ai' },
    'mvp-technical': { label: 'MVP Technique', group: 'mvp' },
    'automation-advanced': { label: 'Automatisation Avancée', group: 'automation' },
    'consulting-cto': { label: 'CTO à temps partagé', group: 'consulting' },
    'support-standard': { label: 'Support Standard', group: 'support' },
    'combo-sovereignty': { label: 'Pack Souveraineté Complète', group: 'packs' },
  })
})

test('each has its price and duration', () => {
  const audit = serviceOptions(names, 'fr').find(({ id }) => id === 'audit')
  expect(audit).toMatchObject({ price: { amount: 4500, per: null }, duration: { from: 2, unit: 'week' } })
})

test('they have English names in English', () => {
  expect(options('en')).toMatchObject({
    audit: { label: 'Sovereignty audit' },
    'consulting-strategic': { label: 'Strategic consulting' },
    'support-standard': { label: 'Standard support' },
    'combo-startup': { label: 'Sovereign Startup pack' },
  })
})

test('an offer that is requested as another service is left out', () => {
  expect(options('en')).not.toHaveProperty('mvp-full-stack')
})

test('within an area they keep the order of their file', () => {
  const cloud = serviceOptions(names, 'en').filter(({ group }) => group === 'cloud')
  expect(cloud.map(({ id }) => id)).toEqual(['cloud-essential', 'cloud-growth', 'cloud-enterprise'])
})

test('without packs, the offers remain', () => {
  const withoutPacks = serviceOptions({ areas: { nodes: offerAreas }, packs: null }, 'en')
  expect(withoutPacks).toEqual(serviceOptions(names, 'en').filter(({ group }) => group !== 'packs'))
  expect(withoutPacks).not.toHaveLength(0)
})
