/** Messages by outcome since the start, for the metrics. */
export const inquiryCounts = { accepted: 0, held: 0, invalid: 0, foreign: 0, limited: 0, full: 0, failed: 0 }
