import './src/ui/fonts/fonts.css'
import './src/ui/tokens.css'
import './src/ui/base.css'
// Gatsby gives the answer of a static query to the pages in whose script it finds the query, and these to all: static pages,
// which have no script, need them, too.
import './src/site/use-build'
import './src/site/use-site'
