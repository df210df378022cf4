import './src/ui/fonts/fonts.css'
import './src/ui/tokens.css'
import './src/ui/base.css'
// Gatsby adds the result of a static query to pages whose script contains the query, and this one to all: static pages,
// which have no script, need it, too.
import './src/site/use-build'
import './src/site/use-site'
