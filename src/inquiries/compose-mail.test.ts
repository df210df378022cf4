import PostalMime from 'postal-mime'
import fr from '../../content/copy/fr/contact.json'
import { stored } from '../../tests/inquiries/databases'
import { addresses, type MailServer, mailHeaders, startMailServer } from '../../tests/inquiries/mail-server'
import { type InquiryField, inquiryFields } from '../contact/inquiry-values'
import { composeMail } from './compose-mail'
import { smtpSender } from './send-mail'

const mail = { id: '5f0c7d3e-6b1a-4f43-9d0c-0a6b8f4f2f10', created_at: '2026-11-21T12:24:15.123Z' }
const inquiry = {
  ...stored,
  id: 'b7a1e0a4-0c35-4f0a-8d9e-9a3b8c1d2e3f',
  received_at: '2026-11-21T12:24:15.123Z',
  language: 'en',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  service: 'audit',
  message: 'Bonjour,\n\nvoici « une question » ? 🐝\n.\n-- \nAda',
} as const

const labels: Record<InquiryField, string> = fr.form.fields
/** Those that somebody has added to the form (docs/add-a-form-field.md). */
const laterFields = inquiryFields.filter((field) => !/^(name|email|service|message)$/.test(field))

let mailServer: MailServer

beforeAll(async () => {
  mailServer = await startMailServer()
})

type Changed = 'name' | 'email' | 'service' | 'message' | 'received_at' | 'estimate_summary' | 'check_summary'

/** Sends a mail to a real server and parses it as a mail program does. */
async function arrived(changes: Partial<Record<Changed, string>> = {}) {
  mailServer.received.length = 0
  await smtpSender(mailServer.url, false)(
    composeMail({ ...inquiry, ...changes }, mail, addresses),
    new AbortController().signal,
  )
  const [received] = mailServer.received
  if (!received) throw new Error('nothing arrived')
  return { ...received, mail: await PostalMime.parse(received.raw) }
}

test('shows who, which service, when, and the message as it was typed', async () => {
  const { mail: read, from, to } = await arrived()
  expect([from, to]).toEqual([addresses.from, [addresses.to]])
  expect(read.from).toMatchObject({ address: addresses.from, name: 'Formulaire de contact' })
  expect(read.to).toMatchObject([{ address: addresses.to }])
  expect(read.subject).toBe('Demande de Ada Lovelace – audit')
  expect(read.messageId).toBe(`<${mail.id}@septentrion.example>`)
  expect(new Date(read.date ?? '').toISOString()).toBe('2026-11-21T12:24:15.000Z')
  expect(read.html).toBeUndefined()
  expect(read.attachments).toEqual([])
  expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
    [
      'Nom : Ada Lovelace',
      'Adresse : ada@example.org',
      'Service : audit',
      ...laterFields.map((field) => `${labels[field]} : non précisé`),
      'Langue : anglais',
      'Reçu : samedi 21 novembre 2026 à 13:24 (heure de Paris)',
      `Référence : ${inquiry.id}`,
      '',
      'Message :',
      '',
      inquiry.message,
    ].join('\n'),
  )
})

test('what the server has computed precedes the message, which could imitate it', async () => {
  const { mail: read } = await arrived({ estimate_summary: 'Estimation', check_summary: 'Résultat' })
  expect(read.text).toMatch(/^Référence[\s\S]*^Estimation[\s\S]*^Résultat[\s\S]*^Message :/m)
})

test('a long name is cut between characters', async () => {
  const { mail: read } = await arrived({ name: `${'a'.repeat(99)}😀😀` })
  expect(read.subject).toBe(`Demande de ${'a'.repeat(99)}😀 – audit`)
})

test('writes the first of a month as French does', async () => {
  const { mail: read } = await arrived({ received_at: '2026-11-30T23:01:00.000Z' })
  expect(read.text).toContain('Reçu : mardi 1er décembre 2026 à 00:01 (heure de Paris)')
})

test('a reply goes to the visitor', async () => {
  expect((await arrived()).mail.replyTo).toEqual([{ name: 'Ada Lovelace', address: 'ada@example.org' }])
})

test('says if no service was chosen', async () => {
  const { mail: read } = await arrived({ service: '' })
  expect(read.subject).toBe('Demande de Ada Lovelace')
  expect(read.text).toContain('Service : non précisé')
})

const attacks = Object.entries({
  'a header': 'Eve\r\nBcc: everyone@evil.example',
  'a recipient, the end of the head, markup': 'Eve\nTo: everyone@evil.example\n\n<script>alert(1)</script>',
  'the end of a quoted name': 'Eve" <everyone@evil.example>, "x',
  addresses: 'Eve <everyone@evil.example>, <other@evil.example>',
  'another line break': 'Eve\u2028Cc: everyone@evil.example',
  'an encoded line break': '=?utf-8?Q?Eve=0D=0ABcc:_everyone@evil.example?=',
  'sixty thousand letters': 'a'.repeat(60_000),
  'the end of the message, and a command': '\r\n.\r\nMAIL FROM:<evil@evil.example>',
})

/** Checks that addresses hold only our own values and the visitor's. */
function expectHarmless({ from, to, mail: read }: Awaited<ReturnType<typeof arrived>>) {
  expect([from, to]).toEqual([addresses.from, [addresses.to]])
  expect(read.headers.map(({ key }) => key).sort()).toEqual(mailHeaders)
  expect(read.to?.map(({ address }) => address)).toEqual([addresses.to])
  expect(read.replyTo?.map(({ address }) => address)).toEqual([inquiry.email])
  expect([read.cc, read.bcc, read.html]).toEqual([undefined, undefined, undefined])
  expect(read.from?.address).toBe(addresses.from)
}

// `hostile.test.ts` sends generated texts in every field, and `asvs.test.ts` SMTP commands in a message.
test.each(attacks)('a name cannot inject a header, recipient or markup: %s', async (_, name) => {
  expectHarmless(await arrived({ name }))
})

test('an encoded word in an address is in no header, but in the text', async () => {
  const email = '=?utf-8?q?Ada=0D=0ABcc=3Aeve=40evil.example?=@example.org'
  const { mail: read, raw } = await arrived({ email })
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toContain('Ada=0D')
  expect(read.text).toContain(`Adresse : ${email}`)
})

test('an encoded word in a name is text: no mail program decodes it', async () => {
  const name = '=?utf-8?q?Ada=0D=0ABcc:_everyone=40evil.example?='
  const { raw, mail: read } = await arrived({ name })
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toContain('=?utf-8?q?Ada')
  expect(read.replyTo).toMatchObject([{ name: name.replace('=?', '= ?') }])
})
