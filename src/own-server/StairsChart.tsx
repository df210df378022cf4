import { useTranslation } from 'react-i18next'
import { ScrollingGroup } from '../ui/ScrollingGroup'
import type { ChartProps } from './chart-props'
import type { Result } from './compute'
import { perRequest } from './cost'
import { isUnmeasured } from './load'
import * as styles from './OwnServer.module.css'
import { stairs } from './staircase'

/** How many steps are drawn at most, and how many the table lists. */
const drawn = 40
const listed = 8

/** Returns how many requests the chart spans: beyond the current load and a nearby break-even, at least two steps. */
function widthOf({ load, breakEven }: Result): number {
  const full = load.requestsPerServer
  const near = [breakEven.european, breakEven.american].map((at) => (at ? at.requests * 1.25 : 0))
  return Math.max(load.requests * 1.2, Math.min(full * 8, Math.max(full * 2, load.requests * 2, ...near)))
}

/** The cost of whole servers as steps, that of both APIs as lines from the origin. */
export function StairsChart({ result, say }: ChartProps) {
  const { t } = useTranslation('own-server')
  const { inputs, of, load, breakEven, own } = result
  if (!own) return null
  const width = widthOf(result)
  const steps = stairs(inputs, of, load, width, drawn)
  const api = (region: 'american' | 'european') => {
    const { read, written } = perRequest(region, inputs, of)
    return (read + written) * 100 * width
  }
  const top = Math.max(1, ...steps.map(({ monthly }) => monthly)) * 1.1
  const x = (requests: number) => Math.min(100, (requests / width) * 100).toFixed(2)
  const y = (cents: number) => (50 - (cents / top) * 50).toFixed(2)
  const outline = steps.map(({ to, monthly }) => `V${y(monthly)}H${x(to)}`).join('')
  const { measured } = of
  return (
    <section>
      <h2 id="own-server-stairs">{t('stairs.title')}</h2>
      {(['european', 'american'] as const).map((region) => {
        const at = breakEven[region]
        const way = t(`than.${region}`)
        return (
          <p key={region}>
            {at
              ? t(at.times > 1 ? 'stairs.at' : 'stairs.reached', {
                  way,
                  requests: say.whole(at.requests),
                  times: say.plain(at.times),
                  servers: say.servers(at.servers),
                  tokens: say.whole(at.tokensPerSecond),
                })
              : t('stairs.never', { way })}
          </p>
        )
      })}
      {isUnmeasured(inputs) ? (
        <p>{t('stairs.unmeasured', { tokens: say.whole(Math.floor(load.tokensPerServer)) })}</p>
      ) : (
        measured && (
          <p>
            {t('stairs.measured', {
              model: of.model.name,
              card: of.server.card.name,
              range: say.figureRange(measured.figure),
              source: measured.figure.source.name,
            })}
          </p>
        )
      )}
      <figure className={styles.plot} aria-labelledby="own-server-stairs">
        <svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
          <path data-line="you" d={`M${x(load.requests)} 0V50`} />
          <path data-line="european" d={`M0 50L100 ${y(api('european'))}`} />
          <path data-line="american" d={`M0 50L100 ${y(api('american'))}`} />
          <path data-line="own" d={`M0 50${outline}`} />
        </svg>
        <figcaption>
          {(['own', 'european', 'american'] as const).map((id) => (
            <span key={id} data-line={id}>
              {t(`ways.${id}`)}
            </span>
          ))}
          <span data-line="you">{t('stairs.you', { requests: say.whole(load.requests) })}</span>
          <span>{t('stairs.scale', { requests: say.whole(width), amount: say.euros(top) })}</span>
        </figcaption>
      </figure>
      <ScrollingGroup className={styles.scrolling} aria-labelledby="own-server-stairs">
        <table aria-labelledby="own-server-stairs">
          <thead>
            <tr>
              <th scope="col">{t('stairs.upTo')}</th>
              <th scope="col">{t('stairs.cost')}</th>
              <th scope="col">{t('ways.european')}</th>
              <th scope="col">{t('ways.american')}</th>
            </tr>
          </thead>
          <tbody>
            {stairs(inputs, of, load, width, listed).map(({ servers, to, monthly }) => (
              <tr key={servers}>
                <th scope="row">{say.whole(to)}</th>
                <td>
                  {say.euros(monthly)} <small>{say.servers(servers)}</small>
                </td>
                <td>{say.euros((api('european') * to) / width)}</td>
                <td>{say.euros((api('american') * to) / width)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingGroup>
    </section>
  )
}
