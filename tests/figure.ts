import type { Figure } from '../src/content/schemas/figures'

/** A figure of the tests' own. */
export const figure: Figure = {
  id: 'server',
  name: { en: 'A server, a month', fr: 'Un serveur, un mois' },
  value: 1214.5,
  unit: 'EUR',
  source: { name: { en: 'A host', fr: 'Un hébergeur' }, url: 'https://host.example/prices' },
  day: '2026-10-08',
  staleFrom: '2027-01-08',
}
