import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'

/** Phone numbers reserved for fiction (Arcep, plan national de numérotation). */
const fictitious = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/

/** Reports missing and placeholder details that the owner has to fill in before the site goes live. */
export const identity = ruleOf(dataFiles.site, ({ value, problem }) => {
  const { legal, url, email, phone, socials } = value
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
})
