/** What a form without JavaScript can be answered with: a page each, under `/contact`. */
export const outcomes = ['sent', 'incomplete', 'invalid', 'limited', 'unavailable'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomePath = (outcome: Outcome) => `/contact/${outcome}`
