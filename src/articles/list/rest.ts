/** How long letters rest before what need not follow each of them is done, in milliseconds. */
export const rest = 250
