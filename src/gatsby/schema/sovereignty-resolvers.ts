import type { Node } from 'gatsby'
import type { Sovereignty } from '../../content/schemas/sovereignty'
import { defaultLanguage, isLanguage } from '../../site/languages'
import { decisive } from '../../sovereignty-check/short-check'

type Args = { language: string; only?: string; short?: boolean }
type FindOne = { type: string; query: { filter: Record<string, unknown> } }
type Context = { nodeModel: { findOne: (args: FindOne) => Promise<Node | null> } }

/** Resolves the framework in one language: pages embed their data, and both languages would double it. */
export const sovereigntyResolvers = {
  Sovereignty: {
    objectives: {
      resolve: async (
        { objectives }: Pick<Sovereignty, 'objectives'>,
        { language: requested, only, short }: Args,
        { nodeModel }: Context,
      ) => {
        const language = isLanguage(requested) ? requested : defaultLanguage
        const ofShortCheck = new Set(decisive(objectives).map(({ id }) => id))
        const articleIn = async (slug: string | undefined) => {
          if (!slug) return undefined
          const filter = { slug: { eq: slug }, language: { eq: language }, published: { eq: true } }
          return (await nodeModel.findOne({ type: 'Article', query: { filter } })) ? slug : undefined
        }
        return Promise.all(
          objectives
            .filter(({ id }) => !only || id === only)
            .map(async ({ id, name, about, weights, criteria }) => ({
              id,
              name: name[language],
              about: about[language],
              weights,
              criteria: await Promise.all(
                criteria
                  .filter((criterion) => !short || ofShortCheck.has(criterion.id))
                  .map(async (criterion) => ({
                    ...criterion,
                    name: criterion.name[language],
                    question: criterion.question[language],
                    answers: criterion.answers.map((answer) => answer[language]),
                    how: criterion.how[language],
                    ask: criterion.ask[language],
                    short: ofShortCheck.has(criterion.id),
                    article: await articleIn(criterion.article),
                  })),
              ),
            })),
        )
      },
    },
  },
}
