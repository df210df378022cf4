/** What every page's context holds, whether gatsby-plugin-react-i18next wrote it or `i18nContext`. */
export type PageContext = {
  language: string
  i18n: { language: string; originalPath: string; languages: readonly string[] }
}
