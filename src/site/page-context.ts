/** The context of every page, whether written by gatsby-plugin-react-i18next or by `i18nContext`. */
export type PageContext = {
  language: string
  i18n: { language: string; originalPath: string; languages: readonly string[] }
}
