type End = () => unknown

const [ofTest, ofFile]: [End[], End[]] = [[], []]

/**
 * Registers the cleanup of something just started. It runs even if a later step fails: in `afterEach(cleanUp)` if a
 * test file has it, else at the end of the file.
 */
export function onCleanUp(end: End): void {
  ofTest.push(end)
}

/** Registers the cleanup of something that all tests of a file share. */
export function onFileEnd(end: End): void {
  ofFile.push(end)
}

/** Runs the cleanups, the last first. @throws all failures, after every cleanup has run */
export async function cleanUp(): Promise<void> {
  await endAll(ofTest)
}

/** Called by Jest at the end of each test file (`tests/jest/end-of-file.ts`). */
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
