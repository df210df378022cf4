import type { GatsbyNode } from 'gatsby'
import { withText } from './src/build/articles/article-text'
import { createArticleNode, deleteLostArticles } from './src/build/articles/create-article-node'
import { forgetOthers } from './src/build/articles/kept-articles'
import { articleResolvers } from './src/build/articles/resolvers'
import { writeArticlesJson } from './src/build/articles-json'
import { configureWebpack } from './src/build/assets/configure-webpack'
import { copyResolvers } from './src/build/copy-resolvers'
import { rememberData, serveListings } from './src/build/development/listings'
import { serveReport } from './src/build/development/serve-report'
import { forgetFrameInDevelopment } from './src/build/frame-stamp'
import { graphqlTypes } from './src/build/graphql-types'
import { houseResolvers } from './src/build/house-resolvers'
import { markdownResolver } from './src/build/machines/articles/markdown-resolver'
import { writeMachineFiles } from './src/build/machines/write-machine-files'
import { createArticlePages } from './src/build/pages/create-article-pages'
import { createOutcomePages } from './src/build/pages/create-outcome-pages'
import { createSitePages } from './src/build/pages/create-site-pages'
import { createStyleguide, deleteStyleguide } from './src/build/pages/create-styleguide'
import { slimPages } from './src/build/pages/slim-pages'
import { priceListResolvers } from './src/build/price-list-resolvers'
import { createRedirects } from './src/build/redirects'
import { sourceBuild } from './src/build/source-build'
import { timed } from './src/build/timed'

export const onPreInit: GatsbyNode['onPreInit'] = forgetFrameInDevelopment

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(graphqlTypes)

export const createResolvers: GatsbyNode['createResolvers'] = (args) =>
  [articleResolvers(args), markdownResolver(args), priceListResolvers, houseResolvers, copyResolvers].forEach(
    (resolvers) => {
      args.createResolvers(resolvers)
    },
  )

export const sourceNodes: GatsbyNode['sourceNodes'] = sourceBuild

export const onCreateNode: GatsbyNode['onCreateNode'] = createArticleNode

export const createPages: GatsbyNode['createPages'] = async (args) => {
  rememberData(args)
  deleteLostArticles(args)
  createRedirects(args.actions)
  createSitePages(args.actions)
  createOutcomePages(args.actions)
  createStyleguide(args.actions)
  await createArticlePages(args)
}

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ actions }) => deleteStyleguide(actions)

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  serveListings(app)
  serveReport({ app, print: (text) => reporter.log(text) })
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { graphql, reporter, getNode } = args
  const places = args.getNodesByType('SitePage').map(({ path: address }) => String(address))
  await timed(reporter, 'listings', () => writeArticlesJson(args))
  await timed(reporter, 'slim pages', () => slimPages(places))
  await writeMachineFiles({ graphql, reporter, places })
  await forgetOthers(args.getNodesByType('Article').map((article) => withText(article, getNode)))
}
