import { killUnderLoad } from './kills'

const kills = 15

// Concurrent, as each mostly waits; in one test, because Jest loads no module while one of two concurrent tests ends.
test('servers killed under load lose nothing: one with SQLite, two with PostgreSQL', async () => {
  const figures = await Promise.all([killUnderLoad('SQLite', kills), killUnderLoad('PostgreSQL', kills, 2)])
  for (const { accepted } of figures) expect(accepted).toBeGreaterThanOrEqual(kills / 2)
})
