import { useTranslation } from 'react-i18next'
import type { ChartProps } from './chart-props'
import { asNamed } from './inputs'
import { cacheBytesPerToken, usersOn } from './memory'
import * as styles from './OwnServer.module.css'

/** The memory needed, against that of each card. */
export function MemoryChart({ result, catalogue, say }: ChartProps) {
  const { of, inputs, memory, speed } = result
  const { t } = useTranslation('own-server')
  const usable = (gigabytes: number) => (gigabytes * 1e9 * inputs.usable) / 100
  // The compared card has the memory that the visitor has set.
  const cards = catalogue.cards.map((card) =>
    card.id === of.server.card.id ? { ...card, name: say.card(result), memory: inputs.cardMemory } : card,
  )
  const most = Math.max(memory.needed, ...cards.map((card) => usable(card.memory)))
  const x = (bytes: number) => (bytes / most) * 100
  return (
    <section>
      <h2 id="own-server-memory">{t('memory.title')}</h2>
      <p>
        {t('memory.text', {
          model: say.model(result),
          weights: say.bytes(memory.weights),
          bytes: say.whole(cacheBytesPerToken(inputs, inputs.cacheBits)),
          conversation: say.bytes(memory.conversation),
          needed: say.bytes(memory.needed),
        })}{' '}
        {asNamed(of, inputs).model && <a href={of.model.origin.source.url}>config.json</a>}
      </p>
      {result.own && (
        <p>
          {t('memory.speed', {
            from: say.whole(Math.floor(speed.from)),
            to: say.whole(Math.floor(speed.to)),
            card: say.card(result),
          })}
        </p>
      )}
      <p>{t('memory.key')}</p>
      <table className={styles.bars} aria-labelledby="own-server-memory">
        <thead>
          <tr>
            <th scope="col">{t('memory.card')}</th>
            <th scope="col">{t('memory.usable')}</th>
            <th scope="col">{t('memory.holds')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ id, name, memory: gigabytes }) => {
            const users = usersOn(gigabytes, memory, inputs)
            return (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                    <rect data-tone="0" width={x(memory.weights)} height="2" />
                    <rect data-tone="1" x={x(memory.weights)} width={x(memory.cache)} height="2" />
                    <path d={`M${x(usable(gigabytes))} -.6V2.6`} />
                  </svg>
                </th>
                <td>{say.bytes(usable(gigabytes))}</td>
                <td>{users > 0 ? say.whole(users) : t('memory.no')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
