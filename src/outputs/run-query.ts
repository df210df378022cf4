/** The function `graphql` that Gatsby passes to its hooks. */
export type GraphQL = <T>(
  query: string,
  variables?: Record<string, unknown>,
) => Promise<{ data?: T; errors?: unknown }>

/**
 * Queries the data layer.
 * @param what names the data for error messages
 * @throws if the query fails, with that name and all errors of GraphQL
 */
export async function runQuery<T>(
  graphql: GraphQL,
  what: string,
  query: string,
  variables?: Record<string, unknown>,
): Promise<T> {
  const { data, errors } = await graphql<T>(query, variables)
  if (errors || !data) {
    const messages = Array.isArray(errors) ? errors.map(String).join('\n  ') : String(errors)
    throw new Error(`The ${what} cannot be read:\n  ${messages}`)
  }
  return data
}
