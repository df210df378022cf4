export const checkPath = '/tools/ai-act'

/** Separate from the check because it has no state. */
export const rulesPath = '/tools/ai-act-rules'
