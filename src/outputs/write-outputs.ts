import type { Reporter } from 'gatsby'
import en from '../../content/copy/en/common.json'
import fr from '../../content/copy/fr/common.json'
import { readSite } from '../content/site'
import { buildDay } from '../settings/clock'
import { isPreview } from '../settings/preview'
import { fullAddress } from '../site/head/address'
import { languageWords } from '../site/language-words'
import { type Language, languages, localPath } from '../site/languages'
import { publishedArticles } from './article/published-articles'
import { writeArticles } from './article/write-articles'
import type { BuiltPage } from './built-page'
import { llmsTxt } from './llms-txt'
import { writePublicFile } from './public-file'
import type { GraphQL } from './query-articles'
import { robotsTxt } from './robots-txt'
import { securityTxt } from './security-txt'
import { sitemapXml } from './sitemap'
import { writeSocialPictures } from './social-pictures/write-social-pictures'
import { timed } from './timed'
import { webManifest } from './web-manifest'

const copy = { en, fr } satisfies Record<Language, typeof en>

/**
 * Writes all machine-readable outputs into `public/`.
 * @param pages the pages for search engines, sorted by address
 */
export async function writeOutputs(
  graphql: GraphQL,
  reporter: Reporter,
  pages: readonly BuiltPage[],
): Promise<void> {
  const site = readSite()
  const { drawn, cached } = await timed(reporter, 'social pictures', () => writeSocialPictures(pages, site))
  reporter.info(`Social pictures: ${drawn} drawn, ${cached} from former builds`)
  await timed(reporter, 'machine files', async () => {
    writePublicFile('/sitemap.xml', sitemapXml(pages))
    writePublicFile('/robots.txt', robotsTxt(site.url, isPreview()))
    writePublicFile('/.well-known/security.txt', securityTxt(site, buildDay()))
    for (const language of languages) {
      const own = pages.filter((page) => page.language === language)
      const home = own.find(({ path }) => path === '/')
      writePublicFile(
        localPath('/llms.txt', language),
        llmsTxt({
          brand: site.brand,
          words: copy[language].nav,
          pages: own,
          languages: languages
            .filter((other) => other !== language)
            .map((other) => ({
              name: languageWords[other].name,
              address: fullAddress(site.url, '/llms.txt', other),
            })),
        }),
      )
      writePublicFile(
        localPath('/manifest.webmanifest', language),
        webManifest({ brand: site.brand, description: home?.description ?? '', language }),
      )
      await writeArticles(await publishedArticles(graphql, language), site, language)
    }
  })
}
