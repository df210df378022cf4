import type { Node } from 'gatsby'
import { outdatedCopy } from '../../content/translations/copy'
import { isLanguage, originalLanguage } from '../../site/languages'

type LocaleNode = Node & { ns: string; language: string }
type FindOne = { type: string; query: { filter: Record<string, unknown> } }
type Context = { nodeModel: { findOne: (args: FindOne) => Promise<Node | null> } }

/** Resolves the computed field of `Locale`. */
export const copyResolvers = {
  Locale: {
    outdated: {
      resolve: async ({ ns, language }: LocaleNode, _: unknown, { nodeModel }: Context) => {
        // The original has no record: looking up a missing file would tie its pages to every file, articles too.
        if (!isLanguage(language) || language === originalLanguage) return undefined
        // The files it depends on, so that Gatsby runs the query again when one changes.
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
