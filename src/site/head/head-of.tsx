import type { HeadProps } from 'gatsby'
import type { PageContext } from '../page-context'
import { type DescribedCopy, pageCopy } from './copy'
import { PageHead, type PageHeadProps } from './PageHead'

type Data = { locales: Queries.CopyFragment }

/** Returns the `Head` of a page that its copy describes. */
export const headOf = (ns: DescribedCopy, about?: Pick<PageHeadProps, 'kind' | 'unlisted'>) =>
  function Head({ data: { locales }, pageContext: { i18n } }: HeadProps<Data, PageContext>) {
    return <PageHead {...pageCopy(locales, ns).meta} i18n={i18n} locales={locales} {...about} />
  }
