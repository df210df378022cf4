import { array, boolean, type InferType, object, string } from 'yup'
import { languages } from '../../site/languages'
import { buildDay } from '../clock'
import { day, isDay } from './common'
import { explained } from './explained'

/** The front matter of `content/articles/<slug>/<language>.mdx`. */
export const articleSchema = object({
  title: string()
    .trim()
    .max(90)
    .required()
    .meta(explained('The title, as the page, lists and search engines show it. At most 90 characters.')),
  subtitle: string()
    .trim()
    .max(200)
    .required()
    .meta(explained('One sentence with the words that a reader would look for. At most 200 characters.')),
  publishedAt: day()
    .required()
    .meta(
      explained('The day of publication, like 2026-10-14. Before that day only previews show the article.'),
    ),
  updatedAt: day()
    .test('after', '${path} must not lie before publishedAt', function (revised) {
      const { publishedAt }: { publishedAt?: unknown } = this.parent
      return !revised || !isDay(revised) || typeof publishedAt !== 'string' || revised >= publishedAt
    })
    .test(
      'past',
      '${path} must not lie in the future',
      (revised) => !revised || !isDay(revised) || revised <= buildDay(),
    )
    .meta(
      explained(
        'The day on which the text last changed in substance, which readers are told; none for a slip mended.',
      ),
    ),
  author: string().trim().meta(explained('Who wrote it. Without it, the house itself is named.')),
  tags: array(string().required())
    .min(1)
    .max(5)
    .required()
    .meta(
      explained(
        'One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
      ),
    ),
  image: string()
    .matches(
      /^\.\/[\w-]+\.(png|jpe?g|webp|avif)$/,
      '${path} must name a picture beside the article, like ./cover.png',
    )
    .meta(explained('The cover: a picture beside the article, like ./cover.png. It needs imageAlt.')),
  imageAlt: string().trim().meta(explained('What the cover shows, for those who do not see it.')),
  imageCaption: string().trim().meta(explained('A line under the cover, where it says something more.')),
  featured: boolean().meta(explained('true: the card bears a badge and leads the list.')),
  draft: boolean().meta(explained('true: shown in previews only. Take the line out to publish.')),
  only: string()
    .oneOf(languages)
    .meta(explained('The one language of an article that will not be translated.')),
  follows: object({
    version: string()
      .matches(/^[0-9a-f]{12}$/, '${path} is written by npm run translations -- --accept')
      .required(),
    day: day().required(),
  })
    .noUnknown()
    .default(undefined)
    .meta(
      explained(
        'In a translation: the version of its original that it follows, and the day on which that was seen to. ' +
          'npm run translations -- --accept writes it.',
      ),
    ),
})
  .noUnknown()
  .strict()

export type ArticleFrontMatter = InferType<typeof articleSchema>
