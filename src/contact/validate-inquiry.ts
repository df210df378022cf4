import { ValidationError } from 'yup'
import { type FieldFault, type InquiryFaults, inquirySchema } from './inquiry'
import { emptyInquiry, type Inquiry, inquiryFields } from './inquiry-values'

const faults: readonly FieldFault[] = ['required', 'email', 'service']
const isFault = (message: string): message is FieldFault => faults.some((fault) => fault === message)

/**
 * @param value anything
 * @returns the inquiry with its texts trimmed, or what is wrong with each field, the gravest fault first
 */
export function validateInquiry(value: unknown): { inquiry: Inquiry } | { faults: InquiryFaults } {
  const { texts, found } = onlyTexts(value)
  try {
    const inquiry = inquirySchema.validateSync(texts, { abortEarly: false })
    return Object.keys(found).length > 0 ? { faults: inOrder(found) } : { inquiry }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path, message } of error.inner) {
      const field = inquiryFields.find((name) => name === path)
      if (!field || !isFault(message) || found[field] === 'text') continue
      if (found[field] === undefined || message === 'required') found[field] = message
    }
    return { faults: inOrder(found) }
  }
}

/** Parts what is text from what is not: a number is never turned into a name. An absent field is empty. */
function onlyTexts(value: unknown): { texts: Inquiry; found: InquiryFaults } {
  const texts = { ...emptyInquiry }
  const found: InquiryFaults = {}
  const own = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  for (const field of inquiryFields) {
    const text: unknown = own.get(field)
    if (typeof text === 'string') texts[field] = text
    else if (text !== undefined) found[field] = 'text'
  }
  return { texts, found }
}

/** As the form shows them. */
const inOrder = (found: InquiryFaults): InquiryFaults =>
  Object.fromEntries(inquiryFields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])))
