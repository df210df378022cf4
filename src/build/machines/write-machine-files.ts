import en from '../../../content/copy/en/common.json'
import fr from '../../../content/copy/fr/common.json'
import { languages, localPath } from '../../site/languages'
import type { GraphQL } from '../ask-data'
import { buildDay } from '../clock'
import { isPreview } from '../preview'
import { readSite } from '../site'
import { writeSocialPictures } from '../social-pictures/write-social-pictures'
import { publishedArticles } from './articles/published-articles'
import { writeArticles } from './articles/write-articles'
import { readBuiltPages } from './built-pages'
import { llmsTxt } from './llms-txt'
import { writePublicFile } from './public-file'
import { robotsTxt } from './robots-txt'
import { securityTxt } from './security-txt'
import { sitemapXml } from './sitemap'
import { webManifest } from './web-manifest'

const copy = { en, fr }

type Built = {
  graphql: GraphQL
  /** Addresses of the built pages. */
  places: readonly string[]
}

/** Writes into `public/` everything that machines read beside the pages themselves (spec of each in its file). */
export async function writeMachineFiles({ graphql, places }: Built): Promise<void> {
  const site = readSite()
  const pages = await readBuiltPages(places)

  await writeSocialPictures(pages, site)
  await writePublicFile('/sitemap.xml', await sitemapXml(pages))
  await writePublicFile('/robots.txt', robotsTxt(site.url, isPreview()))
  await writePublicFile('/.well-known/security.txt', securityTxt(site, buildDay()))

  for (const language of languages) {
    const own = pages.filter((page) => page.language === language)
    const home = own.find(({ path }) => path === '/')
    const { services, articles } = copy[language].nav
    await writePublicFile(
      localPath('/llms.txt', language),
      llmsTxt({ brand: site.brand, words: { services, articles }, pages: own }),
    )
    await writePublicFile(
      localPath('/manifest.webmanifest', language),
      webManifest({ brand: site.brand, description: home?.description ?? '', language }),
    )
    await writeArticles(await publishedArticles(graphql, language), site, language)
  }
}
