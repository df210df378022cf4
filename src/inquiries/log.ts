/** A log method of pino: facts first, then a sentence. */
type Write = (facts: object, sentence: string) => void
export type Log = Record<'info' | 'warn' | 'error', Write>

const toConsole =
  (level: keyof Log): Write =>
  (facts, sentence) =>
    console[level](JSON.stringify({ level, time: new Date().toISOString(), ...facts, msg: sentence }))

let current: Log = { info: toConsole('info'), warn: toConsole('warn'), error: toConsole('error') }

/** Redirects the log to the server's; until then it goes to the console. */
export const writeTo = (log: Log): void => {
  current = log
}

/** One JSON line per event; never a name, address, text or IP of a visitor. */
export const log: Log = {
  info: (facts, sentence) => current.info(facts, sentence),
  warn: (facts, sentence) => current.warn(facts, sentence),
  error: (facts, sentence) => current.error(facts, sentence),
}

/**
 * Reduces an error to kind, code, message and stack: other properties of a database's error repeat the values of a row.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, code, message: error.message || messageOf(error), stack: error.stack }
}

/**
 * Describes an error in one line. A failed connection is an AggregateError without a message, with one error per
 * address tried.
 */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join('; ')
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')
}
