import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { GraphQLResolveInfo } from 'graphql'
import type { Root } from 'mdast'
import sharp from 'sharp'
import type { ArticleWords, FigureContents } from '../../articles/components/ArticleContext'
import { type ArticleText, type NodeContext, textOf } from '../../content/articles/article-text'
import { isShown, publicationOf } from '../../content/articles/publication'
import { wordCount } from '../../content/articles/reading-time'
import { readFacts } from '../../content/facts/facts'
import type { ArticleFrontMatter } from '../../content/schemas/article'
import { pictureOfTag } from '../../content/schemas/tag'
import { blocksOf, blocksOfTree, versionOf } from '../../content/translations/blocks'
import { outdated } from '../../content/translations/outdated'
import { plainArticle, textsOf, textsOfPlain } from '../../outputs/article/article-texts'
import { type CompiledText, cachedArticle, compileOnce } from '../../outputs/article/compile-once'
import { type ArticleHtml, mdxToHtml } from '../../outputs/article/mdx-to-html'
import { decorative, withDrawing } from '../../outputs/drawing'
import { writePlate } from '../../outputs/plate'
import { contentFolder } from '../../settings/content-folder'
import { type Language, languages } from '../../site/languages'
import type { Finder } from '../schema/resolvers'
import { articleId } from './create-article-node'

type ArticleNode = Node &
  ArticleFrontMatter & { slug: string; language: Language; file: string; ownImage?: string }

type NodeModel = NodeContext['nodeModel'] &
  Finder['nodeModel'] & { findAll: (args: { type: string }) => Promise<unknown> }
type Context = { nodeModel: NodeModel }

/** Arguments of `articlesBySlug`, which returns the existing articles in the order of the slugs. */
type Named = { language: Language; slugs: string[] }

/** Resolves the computed fields of `Article`. */
export function articleResolvers({ createNodeId }: CreateResolversArgs) {
  // `html` and `headings` of an article share one compilation, which is dropped afterwards to save memory.
  const compiling = new Map<string, Promise<ArticleHtml>>()

  const compile = (node: ArticleNode, context: Context, info: GraphQLResolveInfo): Promise<ArticleHtml> => {
    const article = textOf(node, context)
    const key = `${article.id} ${article.textDigest}`
    const result =
      compiling.get(key) ?? compileArticle(article, context, info).finally(() => compiling.delete(key))
    compiling.set(key, result)
    return result
  }

  const compiled = (field: keyof ArticleHtml) => ({
    resolve: async (article: ArticleNode, _: unknown, context: Context, info: GraphQLResolveInfo) =>
      (await compile(article, context, info))[field],
  })

  const articleOf = (slug: string, language: Language, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id: createNodeId(articleId(slug, language)), type: 'Article' })

  return {
    Query: {
      // Queries of `allArticle` rerun when any article changes; this field only depends on the named ones.
      articlesBySlug: {
        type: '[Article!]!',
        args: { language: 'String!', slugs: '[String!]!' },
        resolve: (_: unknown, { language, slugs }: Named, context: Context) =>
          slugs.map((slug) => articleOf(slug, language, context)).filter(isArticle),
      },
    },
    Article: {
      html: compiled('html'),
      headings: compiled('headings'),
      texts: {
        resolve: (node: ArticleNode, _: unknown, context: Context) => {
          const article = textOf(node, context)
          return textsOf(article, wordsIn(article.language))
        },
      },
      wordCount: {
        resolve: (article: ArticleNode, _: unknown, context: Context) =>
          wordCount(textOf(article, context).body),
      },
      published: { resolve: isShown },
      publication: { resolve: publicationOf },
      outdated: {
        resolve: (article: ArticleNode, _: unknown, context: Context) => {
          const everyLanguage = languages.map((language) => articleOf(article.slug, language, context))
          const shown = everyLanguage.filter(isArticle).filter(isShown)
          return outdated(article, shown, (original) => versionOfArticle(textOf(original, context)))
        },
      },
      image: {
        resolve: async (article: ArticleNode, _: unknown, { nodeModel }: Context) => {
          const file = await coverFile(article, nodeModel)
          return isDrawing(file) ? null : fileNode(file, nodeModel)
        },
      },
      plate: {
        resolve: async (article: ArticleNode, _: unknown, { nodeModel }: Context) => {
          const file = await coverFile(article, nodeModel)
          // Looking up the node makes the page depend on the drawing.
          return isDrawing(file) && (await fileNode(file, nodeModel)) ? writePlate(file) : null
        },
      },
    },
  }
}

async function compileArticle(
  article: ArticleNode & ArticleText,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<CompiledText> {
  // Makes the page depend on figures and prices.
  if (article.body.includes('<Fact'))
    await Promise.all(['Figure', 'OfferArea'].map((type) => context.nodeModel.findAll({ type })))
  const load = (src: string) => loadFigure(path.resolve(path.dirname(article.file), src), context, info)
  return compileOnce(article, load, async (loadAsked) => {
    const words = wordsIn(article.language)
    let plain: Root = { type: 'root', children: [] }
    let version = ''
    const html = await mdxToHtml(article.body, {
      language: article.language,
      words,
      loadFigure: loadAsked,
      facts: readFacts(),
      readTree: (tree) => {
        plain = plainArticle(article, tree)
        version = versionOf(blocksOfTree(article, article.body, tree))
      },
    })
    return { ...html, ...(await textsOfPlain(article, plain, words)), version }
  })
}

/** Returns the copy of a language that rendered articles contain. */
function wordsIn(language: Language): ArticleWords {
  const file = path.resolve(contentFolder, 'copy', language, 'articles.json')
  return JSON.parse(readFileSync(file, 'utf8')).article
}

/**
 * Returns the version of an article as recorded in `follows`, from the cache if a build has compiled it.
 * @throws MDX's own message if it does not parse
 */
async function versionOfArticle(article: ArticleNode & ArticleText): Promise<string> {
  const cached = await cachedArticle(article)
  return cached?.version ?? versionOf(await blocksOf(article, article.body))
}

const isArticle = (node: Node | null): node is ArticleNode => node?.internal.type === 'Article'

const isDrawing = (file: string) => /\.svg$/i.test(file)

const fileNode = (file: string, nodeModel: NodeModel) =>
  nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: file } } } })

/** Returns the file of an article's cover: its own, or the drawing that its first tag chooses. */
async function coverFile({ ownImage, tags }: ArticleNode, nodeModel: NodeModel): Promise<string> {
  if (ownImage) return ownImage
  const tag = await nodeModel.findOne({ type: 'Tag', query: { filter: { tag: { eq: tags[0] } } } })
  return path.resolve(contentFolder, 'pictures', `${pictureOfTag(tag)}.svg`)
}

async function loadFigure(
  file: string,
  { nodeModel }: Context,
  info: GraphQLResolveInfo,
): Promise<FigureContents> {
  // Makes the page depend on the drawing, too.
  const node = await fileNode(file, nodeModel)
  if (isDrawing(file)) return { drawing: await withDrawing(file, decorative) }
  const picture = node?.children.map((id) => nodeModel.getNodeById({ id, type: 'ImageSharp' })).find(Boolean)
  const field = info.schema.getType('ImageSharp')
  if (!picture || !field || !('getFields' in field))
    throw new Error(`there is no picture ${path.basename(file)}`)
  const imageData = field.getFields().gatsbyImageData
  if (!imageData || !('resolve' in imageData) || !imageData.resolve)
    throw new Error('gatsby-transformer-sharp is missing')
  const data: unknown = await imageData.resolve(
    picture,
    { width: 720, layout: 'constrained', ...(await photographOptions(file)) },
    { nodeModel },
    info,
  )
  if (!isImageData(data)) throw new Error(`the picture ${path.basename(file)} cannot be read`)
  return { picture: data }
}

/**
 * Returns options without which Gatsby would get a photograph wrong. One that is stored on its side, as by a phone, is
 * turned, but cropped to the shape that is stored. AVIF would be published under the name of its container, HEIF.
 */
async function photographOptions(file: string): Promise<{ aspectRatio?: number; formats?: string[] }> {
  const { orientation = 1, autoOrient, format, hasAlpha } = await sharp(file).metadata()
  return {
    ...(orientation > 4 && { aspectRatio: autoOrient.width / autoOrient.height }),
    ...(format === 'heif' && { formats: [hasAlpha ? 'png' : 'jpg', 'webp'] }),
  }
}

const isImageData = (value: unknown): value is IGatsbyImageData =>
  typeof value === 'object' && value !== null && 'images' in value
