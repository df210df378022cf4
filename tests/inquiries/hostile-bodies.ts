import fc from 'fast-check'
import { services } from './contact-server'

/** A hostile request to the form. */
export type HostileRequest = { type: string; body: string | Buffer; headers: Record<string, string> }

const injections = [
  'Ada\r\nBcc: everyone@evil.example',
  'Ada\nX-Evil: 1\n\n<h1>evil</h1>',
  'ada@example.org\r\nRCPT TO:<everyone@evil.example>',
  'ada@example.org, everyone@evil.example',
  '"Ada" <everyone@evil.example>',
  '\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n',
  '--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  '=?utf-8?q?=0D=0ABcc:_everyone@evil.example?=',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'); DROP TABLE inquiries; --",
  "' OR '1'='1",
  '{{constructor.constructor("return process")()}}',
  '${process.exit()}',
  '{{reason}} $& $1 %s %n',
  '; rm -rf / #',
  '../../../../etc/passwd\0.png',
  '=HYPERLINK("https://evil.example")',
  '\u001b[2J\u202e\ufeff\u2028',
  '\ud800 half a pair',
  '__proto__',
  'fr\r\nSet-Cookie: evil=1',
  '%0d%0aSet-Cookie:%20evil=1',
  'ａｄａ＠example.org',
]

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...injections) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 100 }) },
  // Every code unit, also unpaired surrogates.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9000 }).map((length) => 'x\r\n'.repeat(length)) },
)
const hostileText = fc.oneof(
  anyText,
  fc.tuple(anyText, fc.constantFrom(...injections)).map((parts) => parts.join('')),
)
const hostileValue = fc.oneof({ weight: 4, arbitrary: hostileText }, { weight: 1, arbitrary: fc.jsonValue() })
const mostly = <T, U>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<U>) =>
  fc.oneof<[fc.WeightedArbitrary<T>, fc.WeightedArbitrary<U>]>(
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: other },
  )

/** Hostile, but accepted often enough to test all that follows. */
const fields = fc.record(
  {
    name: mostly(hostileText, hostileValue),
    email: mostly(fc.emailAddress(), hostileValue),
    service: mostly(fc.constantFrom('', ...services), hostileValue),
    message: mostly(hostileText, hostileValue),
    language: mostly(fc.constantFrom('en', 'fr'), hostileValue),
    website: hostileValue,
    elapsed: fc.oneof(fc.double(), hostileValue),
  },
  { requiredKeys: ['name', 'email', 'message'] },
)

const jsonBody = fc.oneof(
  { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fields,
        fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'state'), fc.jsonValue()),
      )
      .map(([own, more]) => `${JSON.stringify(own).slice(0, -1)},${JSON.stringify(more).slice(1)}`),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 8 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fields, fc.nat({ max: 200 }))
      .map(([value, at]) => JSON.stringify(value).slice(0, at)),
  },
  { weight: 1, arbitrary: fc.nat({ max: 20_000 }).map((depth) => '['.repeat(depth)) },
)
const formBody = fc.oneof(
  {
    weight: 4,
    arbitrary: fields.map((value) =>
      new URLSearchParams(
        Object.entries(value).map(([name, text]) => [
          name,
          typeof text === 'string' ? text : JSON.stringify(text),
        ]),
      ).toString(),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme-ascii' }).map((text) => `name=${text}&email=%&message=%FF%00`),
  },
)
const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
const tooMuch = fc.constant(JSON.stringify({ message: 'x'.repeat(70_000) }))

/** Header values that Node's HTTP client sends; it rejects those that would break the request itself. */
const headerValue = hostileText.map((text) => text.replace(/[^\t\x20-\x7e]/g, '').slice(0, 2000))

const headers = fc.record(
  {
    'Accept-Language': headerValue,
    'X-Forwarded-For': headerValue,
    'X-Forwarded-Host': headerValue,
    Referer: headerValue,
    Cookie: headerValue,
  },
  { requiredKeys: [] },
)

/** Only if the response names the stored row, so that rows can be told from repeats. */
const keyedHeaders = fc
  .tuple(headers, fc.option(headerValue))
  .map(([others, key]) => (key === null ? others : { ...others, 'Idempotency-Key': key }))

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant(json), body: jsonBody, headers: keyedHeaders }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant(form), body: formBody, headers }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(json, form), body: anyBytes, headers }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.oneof(
        fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', `${json}; charset=utf-16`),
        headerValue,
      ),
      body: fc.oneof(jsonBody, anyBytes),
      headers,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(json, form), body: tooMuch, headers }) },
)
