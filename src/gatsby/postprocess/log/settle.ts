/** Attempts before giving up: compressed, several spaces may weigh the same. */
const attempts = 200

/**
 * Finds a text that states its own weight: writes it with a figure, weighs it, and repeats with the result
 * until both agree. Near a rounding boundary, two figures may alternate forever; added spaces then move the
 * weight away from it, one byte at a time.
 * @param write returns the text for a figure, with a number of invisible spaces
 * @param weigh returns the true figure of a text
 * @throws if no text agrees with its own figure
 */
export async function settle<Text>(
  first: string,
  write: (figure: string, spaces: number) => Text,
  weigh: (text: Text) => Promise<string>,
): Promise<Text> {
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
