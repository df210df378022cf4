import type { Selectable } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { type InquiryField, inquiryFields } from '../contact/inquiry-values'
import { withOrdinal } from '../site/format'
import type { Language } from '../site/languages'
import { serviceName } from './runtime-files'
import type { MailSettings } from './settings'
import type { InquiryRow } from './tables'
import { words } from './words'

const languageNames: Readonly<Record<string, string>> = {
  fr: 'français',
  en: 'anglais',
} satisfies Record<Language, string>

/** Puts a visitor's text on one line, so that it cannot begin a header or imitate one. */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()

/** Cuts between characters: one outside the basic plane, such as 😀, has two UTF-16 units. */
const firstSigns = (text: string, most: number) => [...text].slice(0, most).join('')

/**
 * Shortens a text for a header; the body has all of it. Breaks up encoded words (RFC 2047), which a mail program would
 * decode, line breaks included.
 */
const inHeader = (text: string) => firstSigns(oneLine(text).replaceAll('=?', '= ?'), 100)

const labels: Record<InquiryField, string> = words.fr.form.fields

/** Fields without a place of their own in the mail. */
const others = inquiryFields.filter((field) => !['name', 'email', 'service', 'message'].includes(field))

export type Addresses = Pick<MailSettings, 'to' | 'from'>
type Mail = { id: string; created_at: string }

/**
 * Returns the parts common to all mails to the organisation: sender and recipient come from the settings.
 *
 * @param mail its id makes the Message-ID (RFC 5322, section 3.6.4), the same at every attempt
 */
export function operatorMail({ id, created_at }: Mail, { to, from }: Addresses): SendMailOptions {
  return {
    envelope: { from, to: [to] },
    from: { name: 'Formulaire de contact', address: from },
    to,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(created_at),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Composes the mail for an inquiry: plain text, in French, the organisation's language; replies go to the visitor.
 * Sender, recipient and header names never come from the visitor.
 */
export function composeMail(
  inquiry: Selectable<InquiryRow>,
  mail: Mail,
  addresses: Addresses,
): SendMailOptions {
  const service = inquiry.service && serviceName(inquiry.service)
  const received = withOrdinal(
    new Intl.DateTimeFormat('fr-FR', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    }).format(new Date(inquiry.received_at)),
  )

  return {
    ...operatorMail(mail, addresses),
    // An address cannot be broken up as a name can; the text has it.
    replyTo: inquiry.email.includes('=?')
      ? undefined
      : { name: inHeader(inquiry.name), address: inquiry.email },
    subject: [`Demande de ${inHeader(inquiry.name)}`, service].filter(Boolean).join(' – '),
    text: [
      `Nom : ${oneLine(inquiry.name)}`,
      `Adresse : ${inquiry.email}`,
      `Service : ${service || 'non précisé'}`,
      ...others.map((field) => `${labels[field]} : ${oneLine(inquiry[field]) || 'non précisé'}`),
      `Langue : ${languageNames[inquiry.language] ?? inquiry.language}`,
      `Reçu : ${received} (heure de Paris)`,
      `Référence : ${inquiry.id}`,
      '',
      // First: what follows the message, the visitor could have written.
      ...[inquiry.estimate_summary, inquiry.check_summary].flatMap((summary) =>
        summary ? [summary, ''] : [],
      ),
      'Message :',
      '',
      inquiry.message,
      '',
    ].join('\n'),
  }
}
