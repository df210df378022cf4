import type { Node } from 'gatsby'
import { subjectOf } from '../../articles/subject'
import type { Sovereignty } from '../../content/schemas/sovereignty'
import { readSite } from '../../content/site'
import { outdatedCopy } from '../../content/translations/copy'
import { buildDay } from '../../settings/clock'
import { inLanguage } from '../../site/in-language'
import { asLanguage, isLanguage, originalLanguage } from '../../site/languages'
import { cheapestOffer } from '../../site/starting-offer'
import { decisive } from '../../sovereignty-check/short-check'

/** The part of a resolver's context that finds nodes; Gatsby records each lookup as a dependency of the page. */
export type Finder = {
  nodeModel: {
    findOne: (args: { type: string; query: { filter: Record<string, unknown> } }) => Promise<Node | null>
  }
}

/** Resolves the computed fields of all types but `Article`. */
export const resolvers = {
  Organization: {
    /** `SITE_URL` overrides the address of `content/site.yaml` in every link that names the site. */
    url: { resolve: () => readSite().url },
  },
  OfferArea: {
    /** All that every page's header shows of an area: pages that load React embed its data. */
    lowestPrice: {
      resolve: ({ offers }: { offers: Parameters<typeof cheapestOffer>[0] }) => cheapestOffer(offers)?.price,
    },
  },
  PriceList: {
    /** Depends on the day of the build (docs/decisions/clock.md). */
    expired: { resolve: ({ validUntil }: { validUntil: string }) => buildDay() > validUntil },
  },
  Locale: { outdated: { resolve: outdatedLocale } },
  Sovereignty: { objectives: { resolve: objectivesIn } },
}

async function outdatedLocale(
  { ns, language }: { ns: string; language: string },
  _: unknown,
  { nodeModel }: Finder,
) {
  // The original has no record: looking up a missing file would make its pages depend on all files.
  if (!isLanguage(language) || language === originalLanguage) return undefined
  // Looked up so that Gatsby reruns the query when one of them changes.
  const judgedBy = [
    { type: 'Locale', filter: { ns: { eq: ns }, language: { eq: originalLanguage } } },
    { type: 'File', filter: { relativePath: { eq: `translations/${language}.json` } } },
  ]
  for (const { type, filter } of judgedBy) await nodeModel.findOne({ type, query: { filter } })
  return outdatedCopy(language, ns)
}

/** Resolves the framework in one language: pages embed their data, and both languages would double it. */
function objectivesIn(
  { objectives }: Pick<Sovereignty, 'objectives'>,
  { language: requested, only, short }: { language: string; only?: string; short?: boolean },
  { nodeModel }: Finder,
) {
  const language = asLanguage(requested)
  const ofShortCheck = new Set(decisive(objectives).map(({ id }) => id))
  const articleIn = async (slug: string | undefined) => {
    if (!slug) return undefined
    const filter = { slug: { eq: slug }, language: { eq: language }, published: { eq: true } }
    const article = await nodeModel.findOne({ type: 'Article', query: { filter } })
    return typeof article?.title === 'string' ? { slug, subject: subjectOf(article.title) } : undefined
  }
  return inLanguage(objectives, language)
    .filter(({ id }) => !only || id === only)
    .map(({ criteria, ...objective }) => ({
      ...objective,
      criteria: criteria
        .filter(({ id }) => !short || ofShortCheck.has(id))
        .map((criterion) => ({
          ...criterion,
          short: ofShortCheck.has(criterion.id),
          // A promise, which GraphQL awaits.
          article: articleIn(criterion.article),
        })),
    }))
}
