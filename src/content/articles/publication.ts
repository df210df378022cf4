import { env } from 'node:process'
import { buildDay } from '../../settings/clock'
import { isPreview } from '../../settings/preview'

/** A draft is not finished; a scheduled article waits for its day. */
export type Publication = 'published' | 'scheduled' | 'draft'

type Dated = {
  draft?: boolean
  /** `YYYY-MM-DD`. */
  publishedAt: string
}

/**
 * Returns whether an article is out on the day of the build (docs/decisions/clock.md). Nothing else decides it.
 * @throws if `SOURCE_DATE_EPOCH` is not an integer
 */
export function publicationOf({ draft, publishedAt }: Dated): Publication {
  if (draft) return 'draft'
  return publishedAt <= buildDay() ? 'published' : 'scheduled'
}

/**
 * Whether this build shows an article: pages, lists, JSON, feeds, sitemap and related articles all call this. Previews
 * (`PREVIEW=1`) and the development server also show, and mark, unpublished articles.
 */
export const isShown = (article: Dated): boolean =>
  publicationOf(article) === 'published' || isPreview() || env.NODE_ENV === 'development'
