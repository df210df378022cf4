import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables'

/** Returns the number of rows of a query. */
export async function countOf<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
