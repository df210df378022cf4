import { defaultLanguage, isLanguage, languages, localPath } from '../languages'
import { useSite } from '../use-site'

type Props = {
  title: string
  description: string
  /** `pageContext.i18n` of the page: its language, its address and the languages in which it exists. */
  i18n: { language: string; originalPath: string; languages: readonly string[] }
  /** A page that answers something (404, "message sent") rather than being one to find. */
  unlisted?: boolean
  picture?: string
  article?: { publishedAt: string }
}

/** What every page says about itself to browsers and machines. */
export function PageHead({ title, description, i18n, unlisted = false, picture, article }: Props) {
  const { brand, url } = useSite()
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const alternates = languages.filter((other) => i18n.languages.includes(other))
  const at = (path: string) => `${url}${path === '/' ? '' : path}`
  const address = (to: typeof language) => at(localPath(i18n.originalPath, to))
  const fullTitle = title === brand ? brand : `${title} · ${brand}`

  return (
    <>
      <html lang={language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1024" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {alternates.length > 1 &&
            alternates.map((other) => (
              <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
            ))}
          {alternates.length > 1 && (
            <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
          )}
          <meta property="og:type" content={article ? 'article' : 'website'} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={language === 'fr' ? 'fr_FR' : 'en_GB'} />
          {picture && <meta property="og:image" content={at(picture)} />}
          {article && <meta property="article:published_time" content={article.publishedAt} />}
        </>
      )}
    </>
  )
}
