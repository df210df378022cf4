import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unsplit } from '../ui/unbroken'
import * as styles from './Cases.module.css'
import { isProgram, type Result } from './compute'
import type { WayId } from './cost'
import { isUnmeasured } from './load'
import type { Say } from './say'
import type { Case } from './worked-cases'

type Props = {
  cases: readonly Case[]
  day: string
  /** The address of the calculator. */
  calculator: string
  say: Say
}

/** Worked cases as a table, for visitors who would rather read, or run no scripts. */
export function Cases({ cases: all, day, calculator, say }: Props) {
  const { t } = useTranslation('ownServerCases')
  const { t: words } = useTranslation('own-server')
  const way =
    (id: WayId) =>
    ({ compared }: Result) => {
      const found = compared.find((one) => one.id === id)
      return found ? say.euros(found.monthly) : '—'
    }
  /** With its name, as the cases do not compare the same ones. */
  const api = (id: 'american' | 'european') => (found: Result) => (
    <>
      {way(id)(found)} <small>{unsplit(found.of[id].name)}</small>
    </>
  )
  const rows: readonly [string, (found: Result, fragment: string) => ReactNode][] = [
    [t('requests'), ({ load }) => say.whole(load.requests)],
    [t('tokens'), ({ inputs }) => `${say.whole(inputs.tokensIn)} / ${say.whole(inputs.tokensOut)}`],
    [t('model'), ({ of }) => unsplit(of.model.name)],
    [t('server'), ({ of, servers }) => unsplit(`${of.server.name} ×\u00a0${servers}`)],
    [words('ways.seats'), way('seats')],
    [words('ways.american'), api('american')],
    [words('ways.european'), api('european')],
    [words('ways.own'), way('own')],
    [t('verdict'), ({ difference }) => say.difference(difference)],
    [t('memory'), ({ memory }) => say.bytes(memory.needed)],
    [t('speed'), ({ speed }) => say.range(speed)],
    [
      t('breakEven'),
      ({ breakEven: { european }, inputs }) => (
        <>
          {european ? t('from', { requests: say.whole(european.requests) }) : t('never')}{' '}
          {isUnmeasured(inputs) && <small>{t('estimated')}</small>}
        </>
      ),
    ],
    [t('open'), (_, fragment) => <a href={`${calculator}${fragment && `#${fragment}`}`}>{t('change')}</a>],
  ]
  return (
    <>
      <p>{t('text', { day: say.day(day) })}</p>
      <table className={styles.cases} aria-label={t('name')}>
        <thead>
          <tr>
            <th scope="col">{t('case')}</th>
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
                  {show(one.result, one.fragment)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all.some(({ result }) => isProgram(result.inputs)) && <p>{words('table.program')}</p>}
    </>
  )
}
