export {
  addSharedHead as onRenderBody,
  renderStatically as replaceRenderer,
  slimHead as onPreRenderHTML,
} from './src/site/static-html'
