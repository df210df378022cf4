import { siteSchema } from '../../schemas/site'
import type { Content } from '../content'
import { soundData } from '../data'
import { type Problem, problemIn } from '../problem'

const file = 'content/site.yaml'

/** What the owner has still to fill in before the site goes live: `npm run check -- --launch` makes errors of it. */
export function identity({ scope }: Content): Problem[] {
  const site = scope.site ? soundData(file, siteSchema) : undefined
  if (!site) return []
  const problem = (entry: string, message: string): Problem => ({
    ...problemIn(file, 'warning')(site.at(entry), message),
    beforeLaunch: true,
  })
  const { legal, url, email, socials } = site.value
  const example = (text: string) => /\.example\b|example\.(?:com|org|net)\b|-example\b/.test(text)
  return [
    ...Object.entries(legal)
      .filter(([, value]) => value === null)
      .map(([field]) =>
        problem(`legal.${field}`, `“${field}” is still to be filled in; the legal notice says so.`),
      ),
    ...Object.entries({ url, email })
      .filter(([, text]) => example(text))
      .map(([field, text]) => problem(field, `“${text}” is an example; write the real one.`)),
    ...socials.flatMap(({ url: text }, index) =>
      example(text) ? [problem(`socials[${index}].url`, `“${text}” is an example; write the real one.`)] : [],
    ),
  ]
}
