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
 * Whether an article is out on the day of the build (docs/decisions/clock.md). This is the one place that decides it.
 * @throws where `SOURCE_DATE_EPOCH` is no whole number
 */
export function publicationOf({ draft, publishedAt }: Dated): Publication {
  if (draft) return 'draft'
  return publishedAt <= buildDay() ? 'published' : 'scheduled'
}

/**
 * Whether this build shows an article: pages, lists, JSON, feeds, sitemap and related articles all ask this. Previews
 * (`PREVIEW=1`) and the development server also show, and mark, what is not yet out.
 */
export const isShown = (article: Dated): boolean =>
  publicationOf(article) === 'published' || isPreview() || env.NODE_ENV === 'development'
