import { type GatsbyBrowser, StaticQueryContext } from 'gatsby'

/**
 * Gives a page the results of static queries from its own HTML (`addOwnData`). In development, Gatsby has loaded them.
 */
export const provideOwnData: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) =>
  window.staticQueries ? (
    <StaticQueryContext value={window.staticQueries}>{element}</StaticQueryContext>
  ) : (
    element
  )
