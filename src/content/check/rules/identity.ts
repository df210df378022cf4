import { dataFiles } from '../../load/data-files'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import type { Problem } from '../problem'

/** Phone numbers reserved for fiction (Arcep, plan national de numérotation). */
const fictitious = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/

/** Reports what the owner has still to fill in before the site goes live. */
export function identity({ scope }: Content): Problem[] {
  const site = scope.site ? soundData(dataFiles.site) : undefined
  if (!site) return []
  const { problem } = site
  const { legal, url, email, phone, socials } = site.value
  const example = (text: string) => /\.example\b|example\.(?:com|org|net)\b|-example\b/.test(text)
  return [
    ...Object.entries(legal)
      .filter(([, value]) => value === null)
      .map(([field]) => problem(`legal.${field}`, message('legalMissing', { field }))),
    ...Object.entries({ url, email })
      .filter(([, text]) => example(text))
      .map(([field, text]) => problem(field, message('isExample', { value: text }))),
    ...(fictitious.test(phone.replaceAll(' ', ''))
      ? [problem('phone', message('nobodysNumber', { phone }))]
      : []),
    ...socials.flatMap(({ url: text }, index) =>
      example(text) ? [problem(`socials[${index}].url`, message('isExample', { value: text }))] : [],
    ),
  ]
}
