import { array, boolean, type InferType, object, string } from 'yup'
import { day } from './common'

/** The front matter of `content/articles/<slug>/<language>.mdx`. */
export const articleSchema = object({
  title: string().trim().max(90).required(),
  subtitle: string().trim().max(200).required(),
  publishedAt: day().required(),
  author: string().trim(),
  tags: array(string().required()).min(1).max(5).required(),
  image: string().matches(
    /^\.\/[\w-]+\.(png|jpe?g|webp|avif)$/,
    '${path} must name a picture beside the article, like ./cover.png',
  ),
  imageAlt: string().trim(),
  imageCaption: string().trim(),
  featured: boolean(),
})
  .noUnknown()
  .strict()

export type ArticleFrontMatter = InferType<typeof articleSchema>
