import { env } from 'node:process'
import { buildDay } from '../../settings/clock'
import { isPreview } from '../../settings/preview'

/** `draft` is unfinished; `scheduled` has a publication day that is still to come. */
type Publication = 'published' | 'scheduled' | 'draft'

type Dated = {
  draft?: boolean
  /** `YYYY-MM-DD`. */
  publishedAt: string
}

/**
 * Returns whether an article is published on the day of the build (docs/decisions/clock.md).
 * @throws if `SOURCE_DATE_EPOCH` is not an integer
 */
export function publicationOf({ draft, publishedAt }: Dated): Publication {
  if (draft) return 'draft'
  return publishedAt <= buildDay() ? 'published' : 'scheduled'
}

/**
 * Returns whether this build shows an article; pages, lists, JSON, feeds, sitemap and related articles all
 * use it. Previews (`PREVIEW=1`) and the development server also show unpublished articles, and mark them.
 */
export const isShown = (article: Dated): boolean =>
  publicationOf(article) === 'published' || isPreview() || env.NODE_ENV === 'development'
