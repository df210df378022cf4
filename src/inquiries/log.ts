/** What the server's log (pino) takes: facts first, then a sentence. */
type Write = (facts: object, sentence: string) => void
export type Log = Record<'info' | 'warn' | 'error', Write>

const toConsole =
  (level: keyof Log): Write =>
  (facts, sentence) =>
    console[level](JSON.stringify({ level, time: new Date().toISOString(), ...facts, msg: sentence }))

let current: Log = { info: toConsole('info'), warn: toConsole('warn'), error: toConsole('error') }

/** Has everything about inquiries written to the server's log; until then it goes to the console. */
export const writeTo = (log: Log): void => {
  current = log
}

/** One JSON line an event; never a name, address, text or IP of a visitor. */
export const log: Log = {
  info: (facts, sentence) => current.info(facts, sentence),
  warn: (facts, sentence) => current.warn(facts, sentence),
  error: (facts, sentence) => current.error(facts, sentence),
}

/**
 * An error as the log may have it: kind, code, message and stack. Its other properties stay out: those of a database's error
 * repeat the values of a row.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof AggregateError && error.message === '')
    return { type: error.name, message: error.errors.map(messageOf).join('; '), stack: error.stack }
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? error.code : undefined
  return { type: error.name, code, message: error.message, stack: error.stack }
}

/** What went wrong, in one line. A failed connection is an error without a message, made of one for each address that was tried. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join('; ')
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')
}
