import type { Selectable } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { retentionMonths } from '../contact/retention'
import { withOrdinal } from '../site/format'
import { type Addresses, operatorMail } from './compose-mail'
import { serviceName } from './runtime-files'
import { inFrench } from './suspicion'
import type { InquiryRow } from './tables'

/** The most that a mail lists; the command lists all. */
export const mostListed = 100

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const instant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

type Held = Pick<Selectable<InquiryRow>, 'id' | 'received_at' | 'service' | 'held_reason'>

/**
 * Composes the mail that lists held inquiries: plain text, in French. It contains no visitor's text, which may be a
 * robot's.
 *
 * @param listed those not mailed before, at least one, the oldest first, at most `mostListed`
 * @param counts the number of those not mailed before, and of all held
 */
export function composeDigest(
  listed: readonly Held[],
  { fresh: count, waiting }: { fresh: number; waiting: number },
  mail: { id: string; created_at: string },
  addresses: Addresses,
): SendMailOptions {
  const since = withOrdinal(day.format(new Date(listed[0]?.received_at ?? mail.created_at)))
  const retained =
    count === 1
      ? `Depuis le ${since}, le formulaire a mis de côté une demande, qui paraît venir d’un robot : elle ne vous a pas été transmise.`
      : `Depuis le ${since}, le formulaire a mis de côté ${count} demandes, qui paraissent venir de robots : elles ne vous ont pas été transmises.`
  return {
    ...operatorMail(mail, addresses),
    subject: count === 1 ? 'Une demande mise de côté' : `${count} demandes mises de côté`,
    text: [
      `${retained} Mais il peut s’y trouver un client.`,
      ...(waiting > count ? [`Avec les précédentes, ${waiting} attendent d’être lues.`] : []),
      '',
      ...listed.flatMap(line),
      ...(count > listed.length
        ? [`… et ${count - listed.length} de plus, que la commande « list » ci-dessous donne.`, '']
        : []),
      'Sur le serveur :',
      '',
      '  inquiries list --held       les donne toutes',
      '  inquiries show RÉFÉRENCE    montre le message',
      '  inquiries release RÉFÉRENCE vous la transmet',
      '',
      'Si cette commande n’y est pas installée : « node inquiries.js … », dans le dossier du site, avec ses réglages (DATA_DIR ou DATABASE_URL).',
      '',
      `Les autres sont effacées d’elles-mêmes au bout de ${retentionMonths} mois.`,
      '',
    ].join('\n'),
  }
}

const line = ({ id, received_at, service, held_reason }: Held) => [
  `${instant.format(new Date(received_at))}, ${service ? serviceName(service) : 'service non précisé'}`,
  `  Référence : ${id}`,
  `  Motif : ${inFrench(held_reason ?? 'inconnu')}`,
  '',
]
