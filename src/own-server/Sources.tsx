import { useTranslation } from 'react-i18next'
import type { Catalogue, Figure } from './catalogue'
import type { Picked } from './inputs'
import { Source } from './Source'
import type { Say } from './say'

const figuresOf = ({ european, american, server, measured }: Picked) =>
  [
    european.in,
    american.in,
    server.month,
    server.setup,
    server.price,
    server.card.bandwidth,
    server.card.teraops,
    measured?.figure,
  ].filter((figure) => figure !== undefined)

type Props = {
  catalogue: Catalogue
  /** The comparisons on the page. */
  compared: readonly Picked[]
  today: string
  say: Say
}

/** Each source of the comparisons once, with its oldest date. */
export function Sources({ catalogue, compared, today, say }: Props) {
  const { t } = useTranslation('own-server')
  const figures = [catalogue.seat, catalogue.rate, ...compared.flatMap(figuresOf)]
  const byUrl = new Map<string, Figure>()
  for (const figure of [...figures].sort((a, b) => (a.day < b.day ? 1 : -1)))
    byUrl.set(figure.source.url, figure)
  return (
    <section>
      <h2>{t('sources.title')}</h2>
      <p>{t('sources.text', { day: say.day(catalogue.estimatedOn) })}</p>
      <ul>
        {[...byUrl].map(([url, figure]) => (
          <li key={url}>
            <Source figure={figure} today={today} say={say} />
          </li>
        ))}
      </ul>
    </section>
  )
}
