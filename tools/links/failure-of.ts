/** Timeout of a request, in milliseconds. */
const defaultTimeout = 15_000

/**
 * Statuses that servers send to programs for pages that readers can open: unauthorized, forbidden, other method, too
 * many requests.
 */
const guarded = [401, 403, 405, 429]

/**
 * Requests an address as a browser would; redirects are followed.
 * @returns a short description of the failure; undefined if it answers
 */
export async function failureOf(
  address: string,
  { timeout = defaultTimeout } = {},
): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; link check)' },
    })
    // Only the status matters; the body is not downloaded.
    await response.body?.cancel()
    return response.ok || guarded.includes(response.status) ? undefined : `status ${response.status}`
  } catch (error) {
    return reasonOf(error, timeout)
  }
}

/** Finds the reason in the cause of `fetch`'s error "fetch failed". */
function reasonOf(error: unknown, timeout: number): string {
  if (!isError(error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`
  const { code, message } = isError(error.cause) ? error.cause : error
  return code ?? message
}

type Error = { name?: string; message: string; code?: string; cause?: unknown }

const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
