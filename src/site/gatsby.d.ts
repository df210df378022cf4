import type { Context } from 'react'

declare module 'gatsby' {
  /** The results of static queries, by the hash of each. Gatsby exports it without a type. */
  export const StaticQueryContext: Context<Readonly<Record<string, unknown>>>
}
