import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { loadPackage } from '../inquiries/runtime-files'

/** Answers pages whose address has a query (`src/site/answered-pages.ts`), for browsers with and without scripts. */
export default async function estimate(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  // Not `no-store`, which makes browsers forget what was typed when the visitor follows a link and comes back.
  response.setHeader('Cache-Control', 'no-cache')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    response.status(405).end()
    return
  }
  const { answer } = loadPackage('./pages.js')
  const answered = await answer((request.url ?? '').replace(/^\/api(?=\/)/, ''))
  response.status(answered.status)
  if ('location' in answered) {
    response.setHeader('Location', answered.location)
    response.end()
  } else {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.send(answered.html)
  }
}
