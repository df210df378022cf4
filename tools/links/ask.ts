/** How long an address may take, in milliseconds. */
const patience = 15_000

/** What a server may answer to a program, and still be there for a reader: not for you, not this way, not so often. */
const guarded = [401, 403, 405, 429]

/**
 * Asks for an address as a browser would; redirects are followed.
 * @returns what is wrong, in a few words; nothing where it answers
 */
export async function ask(address: string, { timeout = patience } = {}): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; link check)' },
    })
    // Only the status is wanted; what has not been read yet is not fetched.
    await response.body?.cancel()
    return response.ok || guarded.includes(response.status) ? undefined : `status ${response.status}`
  } catch (error) {
    return reasonOf(error, timeout)
  }
}

/** `fetch` fails with "fetch failed"; why is in its cause. */
function reasonOf(error: unknown, timeout: number): string {
  if (!isError(error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`
  const { code, message } = isError(error.cause) ? error.cause : error
  return code ?? message
}

type Error = { name?: string; message: string; code?: string; cause?: unknown }

const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
