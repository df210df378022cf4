/**
 * An inquiry's fields (docs/product.md, Contact form) in the order of the form: the only list of them. `inquiry.ts`
 * validates the values. To add a field, see docs/add-a-form-field.md.
 */
export const emptyInquiry = { name: '', email: '', service: '', message: '' }

export type Inquiry = typeof emptyInquiry
export type InquiryField = keyof Inquiry

const isField = (name: string): name is InquiryField => Object.hasOwn(emptyInquiry, name)

export const inquiryFields: readonly InquiryField[] = Object.keys(emptyInquiry).filter(isField)

/** Returns an inquiry with the value of each of its fields. */
export function inquiryOf(value: (field: InquiryField) => string): Inquiry {
  const inquiry = { ...emptyInquiry }
  for (const field of inquiryFields) inquiry[field] = value(field)
  return inquiry
}
