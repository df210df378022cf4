export const checkPath = '/tools/ai-act'

/** Beside the check, as it has no state. */
export const rulesPath = '/tools/ai-act-rules'
