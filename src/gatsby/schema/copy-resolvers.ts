import type { Node } from 'gatsby'
import { outdatedCopy } from '../../content/translations/copy'
import { isLanguage, originalLanguage } from '../../site/languages'

type LocaleNode = Node & { ns: string; language: string }
type FindOne = { type: string; query: { filter: Record<string, unknown> } }
type Context = { nodeModel: { findOne: (args: FindOne) => Promise<Node | null> } }

/** The field of `Locale` that is computed when it is asked for. */
export const copyResolvers = {
  Locale: {
    outdated: {
      resolve: async ({ ns, language }: LocaleNode, _: unknown, { nodeModel }: Context) => {
        // The original follows no file: asking for one that is not there would tie its pages to every file, articles too.
        if (!isLanguage(language) || language === originalLanguage) return undefined
        // What it is judged by: so Gatsby asks again where one of them has changed.
        const judgedBy = [
          { type: 'Locale', filter: { ns: { eq: ns }, language: { eq: originalLanguage } } },
          { type: 'File', filter: { relativePath: { eq: `translations/${language}.json` } } },
        ]
        for (const { type, filter } of judgedBy) await nodeModel.findOne({ type, query: { filter } })
        return outdatedCopy(language, ns)
      },
    },
  },
}
