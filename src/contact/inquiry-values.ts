/** What a visitor sends (docs/product.md, Contact form), as the form holds it; `inquiry.ts` says which values are allowed. */
export type Inquiry = { name: string; email: string; service: string; message: string }

export type InquiryField = keyof Inquiry

export const emptyInquiry: Inquiry = { name: '', email: '', service: '', message: '' }
