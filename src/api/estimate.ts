import path from 'node:path'
import { argv, getBuiltinModule } from 'node:process'
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import type * as Renderer from '../estimate/server/render'

/** The renderer is bundled beside the server, since Gatsby's bundler of functions reads neither TSX nor CSS. */
const program = (): string => argv[1] ?? path.resolve('package.json')

/** Answers pages whose address has a query (`src/site/answered-pages.ts`), for browsers with and without scripts. */
export default async function estimate(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    response.status(405).end()
    return
  }
  const { answer }: typeof Renderer = getBuiltinModule('node:module').createRequire(program())('./pages.js')
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
