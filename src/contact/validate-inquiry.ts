import { ValidationError } from 'yup'
import { type FieldError, fieldErrors, type InquiryErrors, inquirySchema } from './inquiry'
import { emptyInquiry, type Inquiry, inquiryFields } from './inquiry-values'

const isError = (message: string): message is FieldError => fieldErrors.some((error) => error === message)

/**
 * @param value anything
 * @param services ids that can be chosen; undefined allows any
 * @returns the inquiry with its texts trimmed, or an error for each invalid field
 */
export function validateInquiry(
  value: unknown,
  services: readonly string[] | undefined,
): { inquiry: Inquiry } | { errors: InquiryErrors } {
  const { texts, found } = onlyTexts(value)
  try {
    const inquiry = inquirySchema(services).validateSync(texts, { abortEarly: false })
    return Object.keys(found).length > 0 ? { errors: inOrder(found) } : { inquiry }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path, message } of error.inner) {
      const field = inquiryFields.find((name) => name === path)
      if (field && isError(message)) found[field] ??= message
    }
    return { errors: inOrder(found) }
  }
}

/** Separates texts from other values, which are never converted. An absent field is empty. */
function onlyTexts(value: unknown): { texts: Inquiry; found: InquiryErrors } {
  const texts = { ...emptyInquiry }
  const found: InquiryErrors = {}
  const own = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  for (const field of inquiryFields) {
    const text: unknown = own.get(field)
    if (typeof text === 'string') texts[field] = text
    else if (text !== undefined) found[field] = 'text'
  }
  return { texts, found }
}

/** In the order of the form. */
const inOrder = (found: InquiryErrors): InquiryErrors =>
  Object.fromEntries(inquiryFields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])))
