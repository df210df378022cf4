/**
 * The requirements of OWASP ASVS 5.0.0 for a public form, item by item: injection (1.2), sanitization (1.3), input
 * validation (2.2), anti-automation (2.4), header fields (3.4) and origin separation (3.5). Those that need built pages
 * are in `tests/e2e/asvs.test.ts`. Each item is tested against the running server, its database and a real mail server;
 * techniques that it does not use have no test (1.2.5 to 1.2.9, 1.3.2, 1.3.9, 3.5.5).
 *
 * Other tests prove 1.2.10 (cli/inquiries.test.ts), 2.2.1 to 2.2.3 (handle-contact.test.ts; unknown fields here), 2.4.1,
 * 2.4.2 and 3.5.1 (against-abuse.test.ts), 1.3.3 (compose-mail.test.ts), and 1.3.12 for the rules against spam
 * (suspicion.test.ts).
 */

import { createServer } from 'node:http'
import { env } from 'node:process'
import PostalMime from 'postal-mime'
import { type ContactServer, contactServer } from '../../tests/inquiries/contact-server'
import { inquiry } from '../../tests/inquiries/databases'
import { addresses, type MailServer, startMailServer } from '../../tests/inquiries/mail-server'
import type { Reply } from '../../tests/network/http'
import { listen } from '../../tests/network/listen'
import { cleanUp } from '../../tests/support/cleanup'
import { longText, withoutBacktracking } from '../../tests/support/without-backtracking'
import { validateInquiry } from '../contact/validate-inquiry'
import { database } from './database'
import { deliverDue } from './deliver'
import { smtpSender } from './send-mail'

let server: ContactServer
let mailServer: MailServer
beforeEach(async () => {
  env.CONTACT_LIMIT = '0'
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server = await contactServer()
  mailServer = await startMailServer()
})
afterEach(async () => {
  await cleanUp()
  jest.restoreAllMocks()
})

/** Returns all mails to the organisation. */
async function delivered() {
  while ((await deliverDue({ database, send: smtpSender(mailServer.url, false), addresses })) > 0);
  return Promise.all(
    mailServer.received.map(async ({ raw, to }) => ({ to, mail: await PostalMime.parse(raw) })),
  )
}

/** Sends a text in every field, as JSON and as a form, and checks that it is stored unchanged. */
async function sendEverywhere(text: string): Promise<Reply[]> {
  const fields = { ...inquiry, name: `n ${text}`, message: `m ${text}` }
  const headers = {
    'Accept-Language': text,
    'X-Forwarded-Host': text,
    Referer: text,
    'Idempotency-Key': text,
  }
  const clean = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, ' ')]),
  )
  const replies = [
    await server.postJson({ ...fields, language: text, website: text }, clean),
    await server.postForm({ ...fields, message: `form ${text}`, language: text }),
    await server.postJson({ ...fields, service: text }),
    await server.postForm({ ...fields, email: text }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([201, 303, 422, 303])
  expect((await server.stored()).inquiries.map(({ name, message }) => [name, message])).toEqual([
    [`n ${text}`.trim(), `m ${text}`.trim()],
    [`n ${text}`.trim(), `form ${text}`.trim()],
  ])
  return replies
}

/** Returns a response of every status of the form. */
async function everyAnswer(): Promise<Map<number, Reply>> {
  env.CONTACT_LIMIT = '1'
  const key = { 'Idempotency-Key': 'one' }
  const replies = [
    await server.postJson(inquiry, key),
    await server.postJson({ ...inquiry, message: 'Another' }),
    await server.postJson({ ...inquiry, message: 'Other' }, key),
    await server.postForm({ ...inquiry, name: '' }),
    await server.post('application/json', '{'),
    await server.postJson(inquiry, { Origin: 'https://evil.example' }),
    await server.ask('/api/contact', { method: 'GET' }),
    await server.postJson({ ...inquiry, message: 'x'.repeat(70_000) }),
    await server.post('text/plain', 'Hello'),
  ]
  env.CONTACT_LIMIT = 'none'
  replies.push(await server.postJson(inquiry, { 'Idempotency-Key': 'two' }))
  const found = new Map(replies.map((reply) => [reply.status, reply]))
  expect([...found.keys()].sort()).toEqual([201, 303, 400, 403, 405, 413, 415, 422, 429, 503])
  return found
}

describe('1.2 injection prevention', () => {
  test('1.2.1 output is encoded for its context: no input is echoed in a header, a page or a response', async () => {
    const replies = await sendEverywhere('"><svg onload=alert(1)>\r\nSet-Cookie: evil=1')
    for (const { rawHeaders, text } of replies)
      expect(rawHeaders + text).not.toMatch(/svg|alert|evil|cookie/i)
  })

  test('1.2.2 redirects lead to our own pages, whatever was sent', async () => {
    for (const language of [
      'javascript:alert(1)',
      '//evil.example',
      'fr/../..',
      '\\\\evil.example',
      'fr\r\nSet-Cookie: evil=1',
    ]) {
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
      const { headers: sent } = await server.postForm({ ...inquiry, language }, headers)
      expect(sent.location).toBe('/contact/sent')
    }
  })

  test('1.2.3 JSON output is well-formed, whatever was sent', async () => {
    const [reply] = await sendEverywhere('","id":"evil","x":"\u2028</script>')
    expect(JSON.parse(reply?.text ?? '')).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  test('1.2.4 queries are parameterized', async () => {
    await sendEverywhere("'); DROP TABLE inquiries; DELETE FROM mails WHERE ('1'='1")
    const { inquiries, mails } = await server.stored()
    expect([inquiries.length, mails.length]).toEqual([2, 1])
  })
})

describe('1.3 sanitization', () => {
  test('1.3.1 HTML is treated as text: it is in no HTML anywhere', async () => {
    await sendEverywhere('<b>bold</b><script>alert(1)</script>')
    for (const { mail } of await delivered()) {
      expect(mail.html).toBeUndefined()
      expect(mail.text).toContain('<script>alert(1)</script>')
    }
  })

  test.each(['image/svg+xml', 'multipart/form-data; boundary=x', 'text/xml', 'text/html'])(
    '1.3.4 no file is accepted, SVG or other (%s)',
    async (type) => {
      const body =
        '--x\r\nContent-Disposition: form-data; name="name"; filename="a.svg"\r\n\r\n<svg/>\r\n--x--'
      expect((await server.post(type, body)).status).toBe(415)
      expect((await server.stored()).inquiries).toEqual([])
    },
  )

  test('1.3.5 Markdown, BBCode and templates stay as they were typed', async () => {
    const text = '[a](javascript:alert(1)) [b]x[/b] {{7*7}} <%= 7*7 %> #{7*7} @import "x";'
    await sendEverywhere(text)
    for (const { mail } of await delivered()) {
      expect(mail.text).toContain(text)
    }
  })

  test('1.3.6 and 1.3.8 no address in the input is requested: by HTTP, JNDI or the mail’s attachments', async () => {
    let connections = 0
    const bait = createServer((_, response) => response.end())
    bait.on('connection', () => connections++)
    const port = await listen(bait)
    await sendEverywhere(`http://127.0.0.1:${port}/ \${jndi:ldap://127.0.0.1:${port}/a} file:///etc/passwd`)
    const object = { path: `http://127.0.0.1:${port}/`, href: `http://127.0.0.1:${port}/`, raw: 'x' }
    await server.postJson({
      ...inquiry,
      attachments: [object],
      html: object,
      text: object,
      to: 'x@evil.example',
    })
    for (const { mail, to } of await delivered()) {
      expect(mail.attachments).toEqual([])
      expect(to).toEqual([addresses.to])
    }
    await new Promise((resolve) => bait.close(resolve))
    expect(connections).toBe(0)
  })

  test('1.3.7 and 1.3.10 no text is a template or a format: placeholders and % stay as they are', async () => {
    const text = '{{reason}} {{limit}} $& $1 $` ${process.pid} %s %d %j %o %n'
    const replies = await sendEverywhere(text)
    for (const reply of replies) expect(reply.text).not.toContain('{{')
    for (const { mail } of await delivered()) expect(mail.text).toContain(text)
  })

  test('1.3.11 SMTP commands in a message are text: it cannot end a mail or begin another', async () => {
    const message =
      'Hello\r\n.\r\nRSET\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<b@evil.example>\r\nDATA\r\n..\r\n.'
    await server.postJson({ ...inquiry, message })
    await server.postJson({ ...inquiry, email: 'ada@example.org>\r\nRCPT TO:<b@evil.example' })
    const mails = await delivered()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toEqual([addresses.to])
    expect(mails[0]?.mail.text?.replaceAll('\r\n', '\n')).toContain(message.replaceAll('\r\n', '\n'))
    expect(mails[0]?.mail.replyTo).toEqual([{ name: 'Ada', address: 'ada@example.org' }])
  })

  test.each([
    ['an address of one letter', { email: 'a'.repeat(longText) }],
    ['an address of dots', { email: `a@${'a.'.repeat(longText / 2)}` }],
    ['an address of hyphens', { email: `a@a${'-'.repeat(longText)}` }],
    ['a name of spaces', { name: `a${' '.repeat(longText)}b` }],
  ])('1.3.12 no text makes a regular expression slow: %s', (_, change) => {
    const fields = { ...inquiry, ...change }
    expect(() => withoutBacktracking(() => validateInquiry(fields, undefined))).not.toThrow()
  })
})

describe('2.2 input validation', () => {
  test('2.2.1 unknown fields are not stored', async () => {
    await server.postJson({ ...inquiry, id: 'mine', state: 'sent', received_at: '1970', admin: true })
    const [row] = (await server.stored()).inquiries
    expect(row).toMatchObject({ ...inquiry, state: 'accepted' })
    expect([row?.id, row?.received_at]).not.toContain('mine')
    expect(row).not.toHaveProperty('admin')
  })
})

describe('3.4 header fields, on answers of every status', () => {
  test.each([
    ['3.4.1', 'strict-transport-security', /^max-age=63072000; includeSubDomains$/],
    ['3.4.3', 'content-security-policy', /^default-src 'none'; base-uri 'none';(?!.*(object-src|unsafe))/],
    ['3.4.4', 'x-content-type-options', /^nosniff$/],
    ['3.4.5', 'referrer-policy', /^(same-origin|strict-origin-when-cross-origin)$/],
    ['3.4.6', 'content-security-policy', /frame-ancestors 'none'/],
    [
      '3.5.8: no other site may load a response into its pages,',
      'cross-origin-resource-policy',
      /^same-origin$/,
    ],
  ])('%s %s', async (_, name, expected) => {
    for (const [status, { headers }] of await everyAnswer())
      expect([status, headers[name]]).toEqual([status, expect.stringMatching(expected)])
  })

  test('3.4.2 no other origin may read a response', async () => {
    for (const [, { headers }] of await everyAnswer())
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const preflight = await server.ask('/api/contact', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.status).toBe(405)
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('3.5 origin separation', () => {
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]

  test('3.5.2 another site’s page cannot avoid the preflight with a simple content type', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', ''])
      expect((await server.post(type, JSON.stringify(inquiry))).status).toBe(415)
    for (const headers of elsewhere)
      expect((await server.post('text/plain', JSON.stringify(inquiry), headers)).status).toBe(403)
    expect((await server.stored()).inquiries).toEqual([])
  })

  test('3.5.3 only POST stores anything', async () => {
    const query = new URLSearchParams(inquiry).toString()
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])
      expect((await server.ask(`/api/contact?${query}`, { method })).status).toBe(405)
    expect((await server.stored()).inquiries).toEqual([])
  })

  test('3.5.6 and 3.5.7 no response is a script: there is no JSONP', async () => {
    const reply = await server.ask('/api/contact?callback=evil&jsonp=evil', { method: 'GET' })
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.text).not.toContain('evil')
  })
})
