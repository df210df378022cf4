/** Gatsby's message about slow queries, which depend on the machine and its load. */
const slow = /^warn(ing)? This query took more than/

/**
 * Returns the warnings of a build.
 * @param output without colours
 */
export const buildWarnings = (output: string): string[] =>
  output.split('\n').filter((line) => /^warn(ing)?\b/.test(line) && !slow.test(line))
