import { watch } from 'node:fs'
import path from 'node:path'
import type { Express, Request, Response } from 'express'
import { bundle } from '../webpack/enhance'
import { inLines, readReport, reportFile } from './report'

type Options = {
  app: Pick<Express, 'get'>
  /** Prints a text in the terminal. */
  print: (text: string) => void
  file?: string
}

/**
 * Serves the panel (`panel.ts`) for development, and sends it the report, at once and on every change; prints
 * the report too.
 * @returns a function that stops both
 * @throws if `npm run dev` has written no report
 */
export function serveReport({ app, print, file = reportFile }: Options): () => void {
  const script = bundle('src/gatsby/development/panel.ts')
  app.get('/___content.js', (_request: Request, response: Response) => {
    response.type('js').send(script)
  })

  const pages = new Set<Response>()
  const event = () => `data: ${JSON.stringify(readReport(file))}\n\n`
  app.get('/___content', (request: Request, response: Response) => {
    // `no-transform`: compression would hold back events until more follow.
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' })
    response.write(event())
    pages.add(response)
    request.on('close', () => pages.delete(response))
  })

  let printed = ''
  const send = () => {
    for (const page of pages) page.write(event())
    const text = inLines(readReport(file))
    if (text !== '' && text !== printed) print(text)
    printed = text
  }
  const watcher = watch(path.dirname(file), send)
  send()
  return () => {
    watcher.close()
    for (const page of pages) page.end()
  }
}
