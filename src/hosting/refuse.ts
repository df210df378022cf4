import type { Request, Response } from 'express'
import en from '../../content/copy/en/server.json'
import fr from '../../content/copy/fr/server.json'
import { barePage } from '../site/bare-page'
import { type Language, splitPath } from '../site/languages'

const words = { en, fr } satisfies Record<Language, typeof en>

const errors = { 400: 'malformed', 500: 'internal' } as const

/**
 * Sends an error in the language of the address and the accepted format: a small page for a browser,
 * `{message}` as JSON, as functions do, else a line of text.
 */
export function refuse(request: Request, response: Response, status: keyof typeof errors): void {
  const { language } = splitPath(request.path)
  const { title, message } = words[language][errors[status]]
  response.status(status).set('cache-control', 'no-store').vary('Accept')
  const form = request.accepts(['text', 'html', 'json'])
  if (form === 'json') response.json({ message })
  else if (form === 'html') response.type('html').send(barePage(language, title, message))
  else response.type('text').send(`${title}. ${message}\n`)
}
