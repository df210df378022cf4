import { type ObjectSchema, object, string } from 'yup'
import { services } from '../offers/services'
import type { Inquiry, InquiryField } from './inquiry-values'

/** Messages are keys of `fields` in `content/copy/<language>/contact.json`. */
const text = () => string().trim()

/**
 * What a visitor sends (docs/product.md, Contact form), the same for the form and the server. Name, email and message
 * are required; there are no bounds but the size of the whole, which the server sets, and that of an address (RFC 5321,
 * 4.5.3.1.3). The address is judged as browsers judge `type=email` (HTML standard, 4.10.5.1.5).
 */
export const inquirySchema: ObjectSchema<Inquiry> = object({
  name: text().required('required'),
  email: text().required('required').max(254, 'email').email('email'),
  service: text()
    .default('')
    .oneOf(['', ...services], 'service'),
  message: text().required('required'),
})

export type FieldError = 'required' | 'email' | 'service' | 'text'
export type InquiryErrors = Partial<Record<InquiryField, FieldError>>
