export {
  addSharedHead as onRenderBody,
  renderStatically as replaceRenderer,
  stripGatsbyRuntime as onPreRenderHTML,
} from './src/site/static-html'
