import './src/ui/fonts/fonts.css'
import './src/ui/tokens.css'
import './src/ui/base.css'
// Gatsby adds the result of a static query to the pages whose script contains the query. Queries imported
// here are added to every page, as static pages, which have no script, need their results too.
import './src/site/use-build'
import './src/site/use-site'

export { provideOwnData as wrapRootElement } from './src/site/provide-own-data'

/** Ends what `src/site/enhance` does until then. */
export const onInitialClientRender = () => dispatchEvent(new Event('hydrated'))
