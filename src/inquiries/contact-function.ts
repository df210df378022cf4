import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { handleContact } from './handle-contact'

/** Hooks for the server: start, stop, readiness and figures. */
export {
  inquiriesReadiness as readiness,
  inquiryFigures as figures,
  startInquiries as start,
  stopInquiries as stop,
} from './start'

export default async function contact(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const {
    status,
    headers = {},
    html,
    body,
  } = await handleContact(request, String(response.getHeader('x-request-id') ?? ''))
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Cache-Control', 'no-store')
  response.status(status)
  if (html) response.setHeader('Content-Type', 'text/html; charset=utf-8').send(html)
  else if (body) response.json(body)
  else response.end()
}
