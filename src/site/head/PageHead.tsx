import type { HeadProps } from 'gatsby'
import { createElement, type ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { isHydrated } from '../hydrated-pages'
import { asLanguage, defaultLanguage, type Language, languages, localPath } from '../languages'
import type { PageContext } from '../page-context'
import { useBuild } from '../use-build'
import { useSite } from '../use-site'
import { fullAddress } from './address'
import { type DescribedCopy, pageCopy } from './copy'
import { type PageKind, pageGraph } from './graph'
import { JsonLd } from './JsonLd'
import { socialPicturePath, socialPictureSize } from './social-picture'
import { type Step, stepsAbove } from './trail'

type Props = {
  title: string
  description: string
  /** The page's language, its address and the languages in which it exists. */
  i18n: PageContext['i18n']
  /** The page's own copy; `common` names the pages above it. */
  locales: Queries.CopyFragment
  /** A page to keep out of search engines, such as 404 or "message sent". */
  unlisted?: boolean
  /** The page's type in schema.org. */
  kind?: PageKind
  /** The page's subjects for programs: an article, a service with its offers. */
  things?: readonly Thing[]
  /** The page just above it, if that is neither the home page nor an overview. */
  above?: Step
  article?: { publishedAt: string; updatedAt?: string | null }
  /** Additional links: feeds, the page in another format. */
  children?: ReactNode
}

const locale = { en: 'en_GB', fr: 'fr_FR' } satisfies Record<Language, string>

/** The metadata of every page. */
export function PageHead({ title, description, i18n, unlisted = false, ...about }: Props) {
  const { brand } = useSite()
  const language = asLanguage(i18n.language)
  const fullTitle = title === brand ? brand : `${title} · ${brand}`

  return (
    <>
      {/* Not JSX: Gatsby handles this element only through `createElement`, and React would remove all other
          attributes from the page's. A browser that translates a page replaces its texts, which React then cannot
          find: it would empty a page that loads it, or leave former prices. */}
      {createElement('html', {
        lang: language,
        ...(isHydrated(i18n.originalPath) && { translate: 'no' }),
      })}
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1024" />
      {/* Apple’s devices look for /apple-touch-icon.png by themselves. */}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href={localPath('/manifest.webmanifest', language)} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Listed title={title} description={description} language={language} i18n={i18n} {...about} />
      )}
    </>
  )
}

/** Returns the `Head` of a page that its copy describes. Not in a file of its own, which the scripts of each page would repeat. */
export const headOf = (ns: DescribedCopy, about?: Pick<Props, 'kind' | 'unlisted'>) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once, as the page’s module loads
  function Head({
    data: { locales },
    pageContext: { i18n },
  }: HeadProps<{ locales: Queries.CopyFragment }, PageContext>) {
    return <PageHead {...pageCopy(locales, ns).meta} i18n={i18n} locales={locales} {...about} />
  }

/** The metadata of a page to be indexed: canonical address, other languages, social preview. */
function Listed({
  title,
  description,
  language,
  i18n,
  locales,
  kind = 'WebPage',
  things,
  above,
  article,
  children,
}: Omit<Props, 'unlisted'> & { language: Language }) {
  const site = useSite()
  const { preview } = useBuild()
  const { nav } = pageCopy(locales, 'common')
  const address = (path: string, to = language) => fullAddress(site.url, path, to)
  const here = address(i18n.originalPath)
  const picture = `${site.url}${socialPicturePath(i18n.originalPath, language)}`
  const alternates = languages.filter((other) => i18n.languages.includes(other))
  const overviews = stepsAbove(i18n.originalPath, nav)
  const ownStep = { name: title, path: i18n.originalPath }
  const steps = overviews.length > 0 ? [...overviews, ...(above ? [above] : []), ownStep] : []

  return (
    <>
      {preview && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={here} />
      {alternates.length > 1 && (
        <>
          {alternates.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(i18n.originalPath, other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(i18n.originalPath, defaultLanguage)} />
        </>
      )}
      {children}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <meta property="og:locale" content={locale[language]} />
      {alternates
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={locale[other]} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(socialPictureSize.width)} />
      <meta property="og:image:height" content={String(socialPictureSize.height)} />
      <meta property="og:image:alt" content={`${title} · ${site.brand}`} />
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article?.updatedAt && <meta property="article:modified_time" content={article.updatedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd
        graph={pageGraph(
          {
            site,
            language,
            kind,
            title,
            description,
            address: here,
            home: address('/'),
            trail: steps.map(({ name, path }) => ({ name, address: address(path) })),
          },
          things,
        )}
      />
    </>
  )
}
