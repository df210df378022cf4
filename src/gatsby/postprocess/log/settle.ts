/** How often a text is written anew before it is given up. */
const attempts = 40

/**
 * Finds a text that says its own weight: writes it with a figure, weighs it, and writes it again with what was found, until both
 * agree. Two figures on either side of a rounding can lead to each other for ever; spaces then add bytes, one at a time, until the
 * weight is clear of that border. So it ends, or says that it did not.
 * @param write makes the text for a figure, with a number of spaces where nobody sees them
 * @param weigh returns the figure that is true of a text
 * @throws where no text agrees with its own figure
 */
export async function settle(
  first: string,
  write: (figure: string, spaces: number) => string,
  weigh: (text: string) => Promise<string>,
): Promise<string> {
  const tried = new Set<string>()
  let [figure, spaces] = [first, 0]
  for (let attempt = 0; attempt < attempts; attempt++) {
    tried.add(`${figure} ${spaces}`)
    const text = write(figure, spaces)
    const found = await weigh(text)
    if (found === figure) return text
    figure = found
    if (tried.has(`${figure} ${spaces}`)) spaces++
  }
  throw new Error(`No text agrees with its own weight after ${attempts} attempts; the last was ${figure}.`)
}
