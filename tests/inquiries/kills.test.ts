import { removeCluster } from './databases'
import { killUnderLoad } from './kills'

/** A process that died holds its mails for another 20 s. */
jest.setTimeout(180_000)

afterAll(removeCluster)

test.concurrent.each([
  ['SQLite', 1, 15],
  ['PostgreSQL', 2, 15],
] as const)(
  '%s, %i at once: servers killed %i times under load lose nothing',
  async (kind, instances, kills) => {
    const { accepted } = await killUnderLoad(kind, kills, instances)
    expect(accepted).toBeGreaterThanOrEqual(kills / 2)
  },
)
