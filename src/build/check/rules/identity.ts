import { siteSchema } from '../../schemas/site'
import type { Content } from '../content'
import { soundData } from '../data'
import { type Problem, problemIn } from '../problem'

const file = 'content/site.yaml'

/** Numbers that nobody has, kept for stories (Arcep, plan national de numérotation). */
const fictitious = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/

/** What the owner has still to fill in before the site goes live. */
export function identity({ scope }: Content): Problem[] {
  const site = scope.site ? soundData(file, siteSchema) : undefined
  if (!site) return []
  const problem = (entry: string, message: string) => problemIn(file)(site.at(entry), message)
  const { legal, url, email, phone, socials } = site.value
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
    ...(fictitious.test(phone.replaceAll(' ', ''))
      ? [problem('phone', `“${phone}” is a number that nobody has; write the real one.`)]
      : []),
    ...socials.flatMap(({ url: text }, index) =>
      example(text) ? [problem(`socials[${index}].url`, `“${text}” is an example; write the real one.`)] : [],
    ),
  ]
}
