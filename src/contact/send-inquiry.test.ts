import { emptyInquiry } from './inquiry-values'
import { Refused, sendInquiry, UnexpectedStatus } from './send-inquiry'

const inquiry = { ...emptyInquiry, name: 'Ada', email: 'ada@example.org', service: 'audit', message: 'Hello' }
const answering = (status: number, body: string | null, type = 'application/json') =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(body, { status, headers: { 'Content-Type': type } }))

/** Returns the error of a failed request. */
async function failure(): Promise<unknown> {
  try {
    await sendInquiry(inquiry, 'en', 'key')
  } catch (error) {
    return error
  }
  return 'nothing'
}

afterEach(() => jest.restoreAllMocks())

test('the four fields are posted as JSON, with the page’s language and the key', async () => {
  const fetched = answering(201, '{"id":"1"}')
  await sendInquiry(inquiry, 'fr', 'key-1')
  expect(fetched).toHaveBeenCalledTimes(1)
  const [url, { method, headers, body } = {}] = fetched.mock.calls[0] ?? []
  expect({ url, method }).toEqual({ url: '/api/contact', method: 'POST' })
  const sent = new Headers(headers)
  expect(sent.get('Content-Type')).toBe('application/json')
  expect(sent.get('Accept')).toBe('application/json')
  expect(sent.get('Idempotency-Key')).toBe('key-1')
  expect(JSON.parse(String(body))).toEqual({ ...inquiry, language: 'fr' })
})

test.each([
  [200, 'not even JSON'],
  [201, '{"id":"1"}'],
  [202, '{"message":"a message in a success is no failure"}'],
  [204, null],
])('status %i is success, whatever the body', async (status, body) => {
  answering(status, body)
  await expect(sendInquiry(inquiry, 'en', 'key')).resolves.toBeUndefined()
})

test.each([400, 405, 413, 415, 422, 429, 500, 503])(
  'status %i with a message rejects with the server’s message',
  async (status) => {
    answering(status, JSON.stringify({ message: 'Because.' }))
    const error = await failure()
    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject({ message: 'Because.', fields: {} })
  },
)

test.each([['null'], ['"name"'], ['7']])('fields that are %s are ignored', async (fields) => {
  answering(422, `{"message":"Please check.","fields":${fields}}`)
  expect(await failure()).toMatchObject({ message: 'Please check.', fields: {} })
})

test.each([
  ['HTML of a proxy', '<!doctype html><title>Bad gateway</title>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"no"'],
  ['an array', '[]'],
  ['JSON without a message', '{"error":"no"}'],
  ['a message that is no text', '{"message":{"en":"no"}}'],
])('an error with %s is reported by its status', async (_, body) => {
  answering(502, body)
  const error = await failure()
  expect(error).toBeInstanceOf(UnexpectedStatus)
  expect(error).toMatchObject({ status: 502, message: 'HTTP 502' })
})
