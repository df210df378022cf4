import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { openFileCache } from './src/cache/file-cache'
import { checkData } from './src/content/check-data'
import { dataFiles } from './src/content/load/data-files'
import { loadData } from './src/content/load/load-data'
import { serviceNames } from './src/content/service-names'
import { readSite } from './src/content/site'
import { hostAdapter } from './src/hosting/adapter'
import { contentFolder } from './src/settings/content-folder'
import { defaultLanguage, languages } from './src/site/languages'

const site = readSite()
const retention = loadData(dataFiles.retention)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: 'never',
  // Not in `src`, where Gatsby would search it for queries.
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'gatsby-types.d.ts' },
  jsxRuntime: 'automatic',
  adapter: hostAdapter({
    url: site.url,
    serviceNames: serviceNames(),
    checkData: checkData(),
    openCache: () => openFileCache('.build-cache/compressed'),
  }),
  plugins: [
    // Disables Gatsby's built-in plugin: `createSitePages` creates the pages of `src/pages`, in both
    // languages at once.
    { resolve: 'gatsby-plugin-page-creator', options: { path: path.resolve('src/pages'), ignore: ['**'] } },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve(contentFolder),
        ignore: ['**/copy/**', '**/{ai-act,redirects,search-words,to-decide}.yaml'],
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.resolve(contentFolder, 'copy') },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages,
        defaultLanguage,
        redirect: false,
        verbose: false,
        siteUrl: site.url,
        i18nextOptions: {
          defaultNS: 'common',
          showSupportNotice: false,
          interpolation: {
            escapeValue: false,
            defaultVariables: {
              brand: site.brand,
              email: site.email,
              phone: site.phone,
              city: site.city,
              legalName: site.legal.legalName ?? site.brand,
              months: retention.months,
            },
          },
        },
      },
    },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
}

export default config
