import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'

/** Phone numbers reserved for fiction (Arcep, plan national de numérotation). */
const fictitious = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)/

const example = /\.example\b|example\.(?:com|org|net)\b|-example\b/

/** Reports missing and placeholder details that the owner has to fill in before the site goes live. */
export const identity = ruleOf(dataFiles.site, ({ value, problem }) => {
  const { legal, url, email, phone, socials } = value
  const addresses = {
    url,
    email,
    ...Object.fromEntries(socials.map(({ url }, at) => [`socials[${at}].url`, url])),
  }
  return [
    Object.entries(legal).map(
      ([field, value]) => value === null && problem(`legal.${field}`, message('legalMissing', { field })),
    ),
    Object.entries(addresses).map(
      ([field, value]) => example.test(value) && problem(field, message('isExample', { value })),
    ),
    fictitious.test(phone.replaceAll(' ', '')) && problem('phone', message('nobodysNumber', { phone })),
  ]
})
