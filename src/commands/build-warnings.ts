/** How Gatsby says that a query was slow: that depends on the machine, and on what else it does. */
const slow = /^warn(ing)? This query took more than/

/**
 * Returns what Gatsby warned of in a build.
 * @param output without colours
 */
export const buildWarnings = (output: string): string[] =>
  output.split('\n').filter((line) => /^warn(ing)?\b/.test(line) && !slow.test(line))
