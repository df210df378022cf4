import { useTranslation } from 'react-i18next'
import type { Catalogue } from './catalogue'
import { NumberField } from './Fields'
import type { Read } from './fragment'
import { determinants, type Field, type Inputs, originOf, type Picked } from './inputs'
import * as styles from './OwnServer.module.css'
import { Source } from './Source'
import type { Say } from './say'

const rented = ['rent', 'setup'] as const
const bought = ['price', 'machine', 'watts', 'power', 'hosting'] as const
const prices = ['seat', 'usIn', 'usOut', 'euIn', 'euOut', 'rate'] as const
const rest = [
  'plan',
  'installation',
  'workHours',
  'hourRate',
  'parameters',
  'active',
  'bits',
  'layers',
  'kvHeads',
  'headSize',
  'window',
  'cacheBits',
  'cardMemory',
  'usable',
  'bandwidth',
  'teraops',
  'attained',
  'capacity',
  'peak',
] as const

/** Returns the assumptions that apply to the current comparison. */
const assumptionsOf = ({ server }: Picked): readonly Field[] => [
  ...prices,
  ...(server.price ? bought : rented),
  ...rest,
]

/** Returns the origin of a field that has no external source. */
const kindOf = (field: Field) =>
  field === 'plan' || field === 'installation' ? 'offer' : field === 'capacity' ? 'unmeasured' : 'ours'

type Props = {
  catalogue: Catalogue
  of: Picked
  inputs: Inputs
  version: number
  problems: Read['problems']
  today: string
  say: Say
}

/** All other inputs, each editable, with source and date. */
export function Assumptions({ catalogue, of, inputs, version, problems, today, say }: Props) {
  const { t } = useTranslation('own-server')
  return assumptionsOf(of).map((field) => {
    const origin = originOf(field, of, catalogue)
    const id = `own-server-${field}`
    return (
      <div key={field} className={styles.assumption}>
        <NumberField
          key={`${determinants(field, of)} ${version}`}
          field={field}
          label={say.field(field, of, catalogue)}
          value={inputs[field]}
          invalid={problems.includes(field)}
          describedBy={id}
        />
        <small id={id}>
          {origin ? (
            <Source figure={origin} today={today} say={say} />
          ) : (
            t(`origin.${kindOf(field)}`, { day: say.day(catalogue.estimatedOn) })
          )}
        </small>
      </div>
    )
  })
}
