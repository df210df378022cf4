import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { handleContact } from '../inquiries/handle-contact'

/** The server calls these when it starts and stops. */
export { startInquiries as start, stopInquiries as stop } from '../inquiries/start'

export default async function contact(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const { status, headers = {}, body } = await handleContact(request)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Cache-Control', 'no-store')
  response.status(status)
  if (body) response.json(body)
  else response.end()
}
