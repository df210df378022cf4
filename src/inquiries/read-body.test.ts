import type { RequestListener } from 'node:http'
import express from 'express'
import { connected, serve, type TestServer } from '../../tests/network/http'
import { bodyLimit } from '../contact/body-limit'
import { BodyError, readBody } from './read-body'

/** Answers with the fields that it read, or with the status of the error. */
const echo: RequestListener = async (request, response) => {
  try {
    response.end(JSON.stringify(await readBody(request)))
  } catch (error) {
    response.statusCode = error instanceof BodyError ? error.status : 500
    response.end()
  }
}

let server: TestServer
beforeAll(async () => {
  server = await serve(echo)
})

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const post = (type: string | undefined, body: string | Buffer, headers: Record<string, string> = {}) =>
  server.ask('/', {
    method: 'POST',
    body,
    headers: { ...(type === undefined ? {} : { 'Content-Type': type }), ...headers },
  })

describe('formats', () => {
  test.each([
    json,
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json; charset=utf8',
    'Application/JSON',
  ])('%s is JSON', async (type) => {
    expect(JSON.parse((await post(type, '{"name":"Zoë + 1"}')).text)).toEqual({ name: 'Zoë + 1' })
  })

  test.each([form, `${form}; charset=utf-8`, form.toUpperCase()])('%s is a form', async (type) => {
    expect(JSON.parse((await post(type, 'name=Zo%C3%AB+%2B+1&message=')).text)).toEqual({
      name: 'Zoë + 1',
      message: '',
    })
  })

  test.each([
    ['no type', undefined],
    ['an empty type', ''],
    ['plain text', 'text/plain'],
    ['text/json', 'text/json'],
    ['a type that merely begins like JSON', 'application/json5'],
    ['JSON-LD', 'application/ld+json'],
    ['multipart', 'multipart/form-data; boundary=x'],
    ['JSON in latin1', 'application/json; charset=latin1'],
    ['JSON in UTF-16', 'application/json; charset=utf-16'],
    ['a form in latin1', `${form}; charset=iso-8859-1`],
    ['two types', 'application/json, text/plain'],
    ['nonsense', ';;=,'],
  ])('%s is refused: 415', async (_, type) => {
    expect((await post(type, '{}')).status).toBe(415)
  })

  test.each(['gzip', 'br', 'deflate', 'gzip, identity', 'x-unknown'])(
    'the encoding %s is refused: 415',
    async (encoding) => {
      expect((await post(json, '{}', { 'Content-Encoding': encoding })).status).toBe(415)
    },
  )

  test.each(['identity', 'Identity'])('the encoding %s means none', async (encoding) => {
    expect((await post(json, '{}', { 'Content-Encoding': encoding })).status).toBe(200)
  })
})

describe('JSON', () => {
  test.each([
    ['nothing', ''],
    ['broken off', '{"name":"Ada"'],
    ['followed by more', '{} {}'],
    ['a form', 'name=Ada'],
    ['an array', '[{"name":"Ada"}]'],
    ['a text', '"name"'],
    ['a number', '1'],
    ['true', 'true'],
    ['null', 'null'],
  ])('that is %s is malformed: 400', async (_, body) => {
    expect((await post(json, body)).status).toBe(400)
  })

  test('may hold values of any type, which are validated elsewhere', async () => {
    const fields = { name: 1, email: null, service: ['audit'], message: { text: 'Hello' } }
    expect(JSON.parse((await post(json, JSON.stringify(fields))).text)).toEqual(fields)
  })
})

test.each([
  ['JSON', json, [0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]],
  ['JSON with half a letter', json, [0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xc3, 0x22, 0x7d]],
  ['a form', form, [0x6e, 0x3d, 0xff]],
])('%s in invalid UTF-8 is malformed: 400', async (_, type, bytes) => {
  expect((await post(type, Buffer.from(bytes))).status).toBe(400)
})

describe('size', () => {
  const ofSize = (size: number) => `{"n":"${'a'.repeat(size - 8)}"}`

  test.each([false, true])('exactly the limit is read (chunked: %s)', async (chunked) => {
    const body = ofSize(bodyLimit)
    expect(Buffer.byteLength(body)).toBe(bodyLimit)
    const reply = await server.ask('/', { method: 'POST', body, chunked, headers: { 'Content-Type': json } })
    expect({ status: reply.status, size: reply.text.length }).toEqual({ status: 200, size: bodyLimit })
  })

  test.each([
    ['one byte more', bodyLimit + 1, false],
    ['one byte more, chunked', bodyLimit + 1, true],
    ['a megabyte', 1_000_000, false],
    ['a megabyte, chunked', 1_000_000, true],
  ])('%s is too much: 413', async (_, size, chunked) => {
    const reply = await server.ask('/', {
      method: 'POST',
      body: ofSize(size),
      chunked,
      headers: { 'Content-Type': json },
    })
    expect(reply.status).toBe(413)
  })

  test.each([false, true])(
    'after a body too large, the connection serves the next request (chunked: %s)',
    async (chunked) => {
      const ask = connected(server.origin)
      const headers = { 'Content-Type': json }
      const tooMuch = await ask('/', { method: 'POST', body: ofSize(1_000_000), chunked, headers })
      const next = await ask('/', { method: 'POST', body: '{"name":"Ada"}', headers })
      expect([tooMuch.status, next.status]).toEqual([413, 200])
    },
  )

  test('the limit counts bytes, not letters', async () => {
    expect((await post(json, JSON.stringify({ n: '🐝'.repeat(bodyLimit / 4) }))).status).toBe(413)
  })
})

test('a body that another server has already parsed is used as it is', async () => {
  const parsing = await serve(express().use(express.json(), echo))
  const reply = await parsing.ask('/', {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'Content-Type': json },
  })
  expect(JSON.parse(reply.text)).toEqual({ name: 'Ada' })
})
