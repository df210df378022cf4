import path from 'node:path'
import type { Request, Response } from 'express'
import Negotiator from 'negotiator'
import { contentType } from './content-types'
import { type Encoding, endings, type FileRoute } from './manifest'
import { smallFiles } from './small-files'

/** Headers that only apply to status 200: a 404 has no ranges and no preconditions (RFC 9110, 13.1). */
const ofFound = ['range', 'if-match'] as const

/** Sends a file with its headers; keeps a status that was set before. @throws the file system's error */
type SendFile = (route: FileRoute, request: Request, response: Response) => Promise<void>

/**
 * Returns a function that sends files of a folder in the encoding that the client prefers: small ones from
 * memory, large ones and ranges from the disk, with Express.
 */
export function fileSender(folder: string): SendFile {
  const read = smallFiles()

  return async ({ file, headers, etag, encodings }, request, response) => {
    const found = response.statusCode === 200
    for (const [name, value] of Object.entries(headers)) {
      if (value) response.setHeader(name, value)
      else response.removeHeader(name)
    }
    if (!mayHavePart(request, etag)) delete request.headers.range
    response.setHeader('Content-Type', contentType(file))
    response.setHeader('Vary', 'Accept-Encoding')
    // Ranges refer to the uncompressed file.
    const encoding = request.headers.range ? undefined : chosenEncoding(request, encodings)
    if (encoding) response.setHeader('Content-Encoding', encoding)
    // The same content in another encoding is another representation (RFC 9110, 8.8.3.3).
    response.setHeader('ETag', encoding ? etag.replace(/"$/, `-${encoding}"`) : etag)
    const name = `${file}${encoding ? endings[encoding] : ''}`
    const content =
      found && ofFound.some((header) => header in request.headers)
        ? undefined
        : await read(path.join(folder, name))
    if (content === undefined) {
      response.sendFile(name, { root: folder, lastModified: false, dotfiles: 'allow' })
      return
    }
    if (found) response.setHeader('Accept-Ranges', 'bytes')
    if (request.fresh) response.removeHeader('Content-Encoding')
    response.send(content)
  }
}

/** Returns whether a part may be asked for: by GET (RFC 9110, 14.2), of exactly what the client has (13.1.5). */
function mayHavePart({ method, headers }: Request, etag: string): boolean {
  return method === 'GET' && (headers['if-range'] ?? etag) === etag
}

/** Returns the client's preferred encoding; of equals brotli, the smaller: browsers list gzip first. */
function chosenEncoding(request: Request, encodings: readonly Encoding[]): Encoding | undefined {
  const [best] = new Negotiator(request).encodings([...encodings, 'identity'], { preferred: ['br', 'gzip'] })
  return encodings.find((name) => name === best)
}
