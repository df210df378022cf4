/** Warnings that depend on the machine and its load, or on the day: a commit that passed once is to pass later, too. */
const notOfTheSite = /^warn(ing)? (This query took more than|Browserslist: browsers data )/

/**
 * Returns the warnings of a build.
 * @param output without colours
 */
export const buildWarnings = (output: string): string[] =>
  output.split('\n').filter((line) => /^warn(ing)?\b/.test(line) && !notOfTheSite.test(line))
