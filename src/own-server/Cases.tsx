import { useTranslation } from 'react-i18next'
import type { Result } from './compute'
import type { WayId } from './cost'
import * as styles from './OwnServer.module.css'
import type { Say } from './say'
import type { Case } from './worked-cases'

type Props = { cases: readonly Case[]; day: string; say: Say }

/** Worked cases as a table of figures, for whoever reads instead of computing, or has no scripts. */
export function Cases({ cases: all, day, say }: Props) {
  const { t } = useTranslation('own-server')
  const way = (id: WayId) => (found: Result) =>
    [...found.others, ...(found.own ? [found.own] : [])]
      .filter((one) => one.id === id)
      .map(({ monthly }) => say.euros(monthly))
  const rows: readonly [string, (found: Result) => string | string[]][] = [
    [t('cases.requests'), ({ load }) => say.whole(load.requests)],
    [t('cases.tokens'), ({ inputs }) => `${say.whole(inputs.tokensIn)} / ${say.whole(inputs.tokensOut)}`],
    [t('cases.model'), ({ of }) => of.model.name],
    [t('cases.server'), ({ of, servers }) => `${of.server.name} × ${servers}`],
    [t('ways.seats'), way('seats')],
    [t('ways.american'), way('american')],
    [t('ways.european'), way('european')],
    [t('ways.own'), way('own')],
    [t('cases.verdict'), ({ difference }) => say.difference(difference)],
    [t('cases.memory'), ({ memory }) => say.bytes(memory.needed)],
    [t('cases.speed'), ({ speed }) => say.range(speed)],
    [
      t('cases.breakEven'),
      ({ breakEven: { european } }) =>
        european ? t('cases.from', { requests: say.whole(european.requests) }) : t('cases.never'),
    ],
  ]
  return (
    <section>
      <h2 id="own-server-cases">{t('cases.title')}</h2>
      <p>{t('cases.text', { day: say.day(day) })}</p>
      <table className={styles.cases} aria-labelledby="own-server-cases">
        <thead>
          <tr>
            <th scope="col">{t('cases.case')}</th>
            {all.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {all.map((one) => (
                <td key={one.name} data-case={one.name}>
                  {show(one.result)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
