type End = () => unknown

const [ofTest, ofFile]: [End[], End[]] = [[], []]

/**
 * Registers what ends something that has just begun. Whatever fails after it, it is ended: by `afterEach(cleanUp)` where a test
 * file says so, else at the end of the file.
 */
export function onCleanUp(end: End): void {
  ofTest.push(end)
}

/** Registers what ends something that all tests of a file share. */
export function onFileEnd(end: End): void {
  ofFile.push(end)
}

/** Ends what was begun, the last first. @throws once everything was tried, with all that could not be ended */
export async function cleanUp(): Promise<void> {
  await endAll(ofTest)
}

/** Jest calls it at the end of each test file (`tests/end-of-file.ts`). */
export async function endFile(): Promise<void> {
  await endAll([...ofFile.splice(0), ...ofTest.splice(0)])
}

async function endAll(ends: End[]): Promise<void> {
  const errors: unknown[] = []
  for (const end of ends.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'))
}
