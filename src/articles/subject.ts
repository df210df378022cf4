/** Returns what the title of an article names before its colon; a title without one, as it is. */
export const subjectOf = (title: string): string => title.replace(/\s*:\s.*$/s, '')
