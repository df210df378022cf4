/// <reference types="webpack/module" />
/** Replaces the components of static pages in the browser's bundle. */
const StaticPage = () => null

// Gatsby collects the styles of all pages from that bundle, so it has to include those of static pages.
import.meta.webpackContext('../../..', { regExp: /\.module\.css$/ })

export default StaticPage
