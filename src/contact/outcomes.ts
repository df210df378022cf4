/** The outcomes of a form sent without JavaScript: a page each, under `/contact`. */
export const outcomes = ['sent', 'incomplete', 'invalid', 'limited', 'unavailable'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomePath = (outcome: Outcome) => `/contact/${outcome}`
