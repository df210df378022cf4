import { ValidationError } from 'yup'
import { type FieldFault, type InquiryFaults, inquirySchema } from './inquiry'
import type { Inquiry } from './inquiry-values'

const faults: readonly FieldFault[] = ['required', 'email', 'service', 'text']
const isFault = (message: string): message is FieldFault => faults.some((fault) => fault === message)

/**
 * @param value anything
 * @returns the inquiry with its texts trimmed, or what is wrong with each field, the gravest fault first
 */
export function validateInquiry(value: unknown): { inquiry: Inquiry } | { faults: InquiryFaults } {
  try {
    return {
      inquiry: inquirySchema.validateSync(onlyTexts(value), { abortEarly: false, stripUnknown: true }),
    }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found: InquiryFaults = {}
    for (const { path, message } of error.inner) {
      if (isField(path) && isFault(message) && (found[path] === undefined || message === 'required'))
        found[path] = message
    }
    return { faults: found }
  }
}

const isField = (path: string | undefined): path is keyof Inquiry =>
  path !== undefined && path in inquirySchema.fields

/** yup would turn numbers and booleans into text; a field that is no text is a fault, and an absent one is empty. */
function onlyTexts(value: unknown): Record<string, unknown> {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    fields.map(([key, field]) => [key, typeof field === 'string' || field === undefined ? field : {}]),
  )
}
