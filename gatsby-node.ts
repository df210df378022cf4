import type { GatsbyNode } from 'gatsby'
import { clearStructureStampInDevelopment } from './src/cache/structure-stamp'
import { withText } from './src/content/articles/article-text'
import { createRedirects } from './src/content/redirects'
import { createArticleNode, deleteLostArticles } from './src/gatsby/articles/create-article-node'
import { articleResolvers } from './src/gatsby/articles/resolvers'
import { rememberData, serveListings } from './src/gatsby/development/listings'
import { serveReport } from './src/gatsby/development/serve-report'
import { createArticlePages } from './src/gatsby/pages/create-article-pages'
import { createSitePages, deleteStyleguide } from './src/gatsby/pages/create-site-pages'
import { longArticles } from './src/gatsby/postprocess/log/long-articles'
import { openScales } from './src/gatsby/postprocess/log/weigh'
import { postprocessPages } from './src/gatsby/postprocess/postprocess-pages'
import { writeProof } from './src/gatsby/postprocess/proof/write-proof'
import { createBuildNode } from './src/gatsby/schema/create-build-node'
import { createDataNodes } from './src/gatsby/schema/create-data-nodes'
import { graphqlTypes } from './src/gatsby/schema/graphql-types'
import { resolvers } from './src/gatsby/schema/resolvers'
import { configureWebpack } from './src/gatsby/webpack/configure-webpack'
import { pruneStale } from './src/outputs/article/compile-once'
import { writeArticlesJson } from './src/outputs/articles-json'
import { timed } from './src/outputs/timed'
import { writeOutputs } from './src/outputs/write-outputs'

export const onPreInit: GatsbyNode['onPreInit'] = clearStructureStampInDevelopment

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(graphqlTypes)

export const createResolvers: GatsbyNode['createResolvers'] = (args) =>
  args.createResolvers({ ...resolvers, ...articleResolvers(args) })

export const sourceNodes: GatsbyNode['sourceNodes'] = createBuildNode

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  createDataNodes(args)
  await createArticleNode(args)
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  rememberData(args)
  deleteLostArticles(args)
  createRedirects(args.actions)
  createSitePages(args.actions)
  await createArticlePages(args)
}

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ actions }) => deleteStyleguide(actions)

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  serveListings(app)
  serveReport({ app, print: (text) => reporter.log(text) })
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { graphql, reporter, getNode, store } = args
  // Not the nodes of pages, which Gatsby may still have for one that was deleted.
  const pages: ReadonlyMap<string, unknown> = store.getState().pages
  await timed(reporter, 'listings', () => writeArticlesJson(graphql))
  const weigh = openScales()
  const { weighed, listed } = await timed(reporter, 'pages', () => postprocessPages([...pages.keys()], weigh))
  await writeOutputs(graphql, reporter, listed)
  await timed(reporter, 'proof', () => writeProof(weighed, weigh))
  for (const line of longArticles(weighed)) reporter.info(line)
  pruneStale(args.getNodesByType('Article').map((article) => withText(article, getNode)))
}
