/** What a visitor sends (spec, section 3), as the form holds it; `inquiry.ts` says which values are allowed. */
export type Inquiry = { name: string; email: string; service: string; message: string }

export type InquiryField = keyof Inquiry

export const emptyInquiry: Inquiry = { name: '', email: '', service: '', message: '' }
