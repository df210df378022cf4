export { addSharedHead as onRenderBody, removeRuntime as onPreRenderHTML, renderStatically as replaceRenderer } from './src/site/static-html'
