import { graphql } from 'gatsby'
import type { Article } from 'schema-dts'
import { fullAddress } from '../../site/head/address'
import { pageCopy } from '../../site/head/copy'
import { graphIds } from '../../site/head/graph'
import { PageHead } from '../../site/head/PageHead'
import { socialPicturePath } from '../../site/head/social-picture'
import { asLanguage, localPath, otherLanguage } from '../../site/languages'
import type { PageContext } from '../../site/page-context'
import { useSite } from '../../site/use-site'
import { FeedAlternates } from '../FeedAlternates'
import { markdownPath } from '../paths'

type Props = {
  article: Queries.ArticleHeadPartsFragment
  i18n: PageContext['i18n']
  locales: Queries.CopyFragment
}

/** The article's metadata for programs: JSON-LD, its Markdown version, its feeds. */
export function ArticleHead({ article, i18n, locales }: Props) {
  const { url } = useSite()
  const language = asLanguage(i18n.language)
  const address = (path: string, to = language) => fullAddress(url, path, to)
  const path = i18n.originalPath
  const here = address(path)
  const ids = graphIds(url, address('/'), here)
  const organization = { '@id': ids.organization }
  const { editors } = pageCopy(locales, 'articles').article
  const other = otherLanguage(language)

  const thing: Article = {
    '@type': 'Article',
    '@id': `${here}#article`,
    headline: article.title,
    description: article.subtitle,
    inLanguage: language,
    datePublished: article.publishedAt,
    ...(article.updatedAt && { dateModified: article.updatedAt }),
    // Articles by the editors name the organisation as author; others a person.
    author:
      article.author && article.author !== editors
        ? { '@type': 'Person', name: article.author }
        : organization,
    publisher: organization,
    image: `${url}${socialPicturePath(path, language)}`,
    wordCount: article.wordCount,
    keywords: article.tags.map(({ name }) => name[language]),
    mainEntityOfPage: { '@id': ids.page },
    isPartOf: { '@id': ids.website },
    ...(i18n.languages.includes(other) && {
      [article.translation ? 'translationOfWork' : 'workTranslation']: {
        '@id': `${address(path, other)}#article`,
      },
    }),
  }

  return (
    <PageHead
      title={article.title}
      description={article.subtitle}
      i18n={i18n}
      locales={locales}
      article={article}
      things={[thing]}
    >
      <link rel="alternate" type="text/markdown" href={localPath(markdownPath(article.slug), language)} />
      <FeedAlternates language={language} only="RSS" />
    </PageHead>
  )
}

export const query = graphql`
  fragment ArticleHeadParts on Article {
    slug
    title
    subtitle
    author
    publishedAt
    updatedAt
    wordCount
    translation
    tags {
      name {
        ...EachLanguage
      }
    }
  }
`
