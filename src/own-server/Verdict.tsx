import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unsplit } from '../ui/unbroken'
import { isProgram, type Result } from './compute'
import { isUnmeasured } from './load'
import * as styles from './OwnServer.module.css'
import type { Say } from './say'

type Props = {
  result: Result
  say: Say
  /** What to say before the verdict. */
  children: ReactNode
}

/** The verdict, and the four options side by side. */
export function Verdict({ result, say, children }: Props) {
  const { t } = useTranslation('own-server')
  const { of, inputs, compared, own, cheapest, difference, servers, memory, load } = result
  const amount = say.euros(Math.abs(difference ?? 0))
  const than = cheapest.id === 'own' ? '' : t(`than.${cheapest.id}`)
  const less = isUnmeasured(inputs) ? 'likely' : 'yes'
  const kind = difference === null ? 'misfit' : difference > 0 ? 'no' : difference < 0 ? less : 'even'
  const usable = (inputs.cardMemory * 1e9 * inputs.usable) / 100
  const names = {
    american: of.american.name,
    european: of.european.name,
    own: `${of.server.name}, ${say.servers(servers)}`,
  }
  return (
    <>
      <div className={styles.said}>
        {children}
        <h2>{t(`verdict.${kind}`)}</h2>
        <p className={styles.answer}>
          {kind === 'misfit'
            ? t('verdict.unfit', {
                model: say.model(result),
                needed: say.bytes(memory.weights + memory.conversation),
                card: say.card(result),
                usable: say.bytes(usable),
              })
            : t(
                `verdict.${({ no: 'more', yes: 'less', likely: 'estimated', even: 'same' } as const)[kind]}`,
                {
                  amount,
                  way: than,
                  tokens: say.whole(Math.ceil(load.tokensPerSecond / servers)),
                },
              )}
        </p>
      </div>
      <table className={styles.ways}>
        <caption>{t('table.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.way')}</th>
            <th scope="col">{t('table.month')}</th>
            <th scope="col">{t('table.over', { count: inputs.months, months: say.plain(inputs.months) })}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(({ id, monthly, total }) => (
            <tr key={id} className={id === 'own' ? styles.own : undefined}>
              <th scope="row">
                {t(`ways.${id}`)} {id !== 'seats' && <small>{unsplit(names[id])}</small>}
              </th>
              <td>{say.euros(monthly)}</td>
              <td>{say.euros(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isProgram(inputs) && <p>{t('table.program')}</p>}
      {own && servers > Math.max(1, load.leastServers) && (
        <p>
          {t('table.busy', {
            tokens: say.whole(Math.ceil(load.tokensPerSecond)),
            each: say.whole(Math.floor(load.tokensPerServer)),
          })}
        </p>
      )}
      {own && servers > 1 && <p>{t('table.several', { servers: say.whole(servers) })}</p>}
      {inputs.context < inputs.tokensIn + inputs.tokensOut && <p>{t('table.short')}</p>}
    </>
  )
}
