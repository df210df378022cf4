import { type ObjectSchema, object, string } from 'yup'
import type { Inquiry, InquiryField } from './inquiry-values'

/** Messages are keys of `fields` in `content/copy/<language>/contact.json`. */
const text = () => string().trim()

/** Writes the domain of an address in ASCII (RFC 5890), as Chromium does in `type=email`; Firefox leaves it to the site. */
function withAsciiDomain(address: string): string {
  const [, name = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  if (!/\P{ASCII}/u.test(domain)) return address
  try {
    return name + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

/**
 * Returns the schema of an inquiry (docs/product.md, Contact form), shared by form and server. Name, email and message are
 * required. Only the email address has a maximum length (RFC 5321, 4.5.3.1.3); the server limits the size of the
 * request. The address is validated as browsers validate `type=email` (HTML standard, 4.10.5.1.5).
 *
 * @param services ids that can be chosen; undefined allows any
 */
export const inquirySchema = (services: readonly string[] | undefined): ObjectSchema<Inquiry> =>
  object({
    name: text().required('required'),
    email: text().transform(withAsciiDomain).required('required').max(254, 'email').email('email'),
    service: text()
      .default('')
      .test('service', 'service', (service) => !service || !services || services.includes(service)),
    message: text().required('required'),
  })

/** What can be wrong with a field: what a rule above says of it, or that it is no text. */
export const fieldErrors = ['required', 'email', 'service', 'text'] as const
export type FieldError = (typeof fieldErrors)[number]
export type InquiryErrors = Partial<Record<InquiryField, FieldError>>
