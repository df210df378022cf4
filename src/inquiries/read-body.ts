import type { IncomingMessage } from 'node:http'
import { parse as parseContentType } from 'content-type'
import getRawBody from 'raw-body'
import { bodyLimit } from '../contact/body-limit'

type Format = 'json' | 'form'

/** A body that cannot be read; `status` is the HTTP status for the response. */
export class BodyError extends Error {
  override name = 'BodyError'
  constructor(readonly status: 400 | 413 | 415) {
    super(`unreadable body, ${status}`)
  }
}

/** A request, with its body where `gatsby develop` has parsed it. */
export type Request = IncomingMessage & { body?: unknown }

/** @returns the format of a body from its `Content-Type`; `undefined` if it is neither JSON nor a form in UTF-8 */
export function bodyFormat({ headers }: IncomingMessage): Format | undefined {
  try {
    const { type, parameters } = parseContentType(headers['content-type'] ?? '')
    if (!/^(utf-?8)?$/i.test(parameters.charset ?? '')) return undefined
    if (type === 'application/json') return 'json'
    return type === 'application/x-www-form-urlencoded' ? 'form' : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a body in one of the two formats that the contact form sends.
 *
 * @returns its fields, whose values the schema validates
 * @throws {BodyError} 415 for another format or encoding, 413 beyond `bodyLimit`, 400 if it cannot be parsed
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const format = bodyFormat(request)
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (!format || encoding.toLowerCase() !== 'identity') throw new BodyError(415)
  // `gatsby develop` has already parsed the body; our own server leaves it to us.
  if (typeof request.body === 'object' && request.body !== null) return { ...request.body }

  const raw = await getRawBody(request, {
    length: request.headers['content-length'],
    limit: bodyLimit,
  }).catch((error: getRawBody.RawBodyError) => {
    // Discards the rest, so that the connection can serve the next request.
    request.resume()
    throw new BodyError(error.type === 'entity.too.large' ? 413 : 400)
  })
  return format === 'json' ? parseJson(decode(raw)) : Object.fromEntries(new URLSearchParams(decode(raw)))
}

function decode(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    throw new BodyError(400)
  }
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyError(400)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BodyError(400)
  return { ...value }
}
