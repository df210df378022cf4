/** What asks the data layer: `graphql` of Gatsby's arguments. */
export type GraphQL = <T>(
  query: string,
  variables?: Record<string, unknown>,
) => Promise<{ data?: T; errors?: unknown }>

/**
 * Asks the data layer.
 * @param what is asked for, in words, for the message
 * @throws where it cannot be answered; the message names what was asked for and every error of GraphQL
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
