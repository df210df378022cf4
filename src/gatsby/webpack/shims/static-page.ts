/// <reference types="webpack/module" />
/** Stands for the component of a static page in the browser's bundle. */
const StaticPage = () => null

// Gatsby takes the styles of all pages from that bundle.
import.meta.webpackContext('../../..', { regExp: /\.module\.css$/ })

export default StaticPage
