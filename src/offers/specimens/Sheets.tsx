import { useTranslation } from 'react-i18next'
import { type ServiceArea, servicePages } from '../../site/service-pages'
import { offersIn } from '../../site/starting-offer'
import type { Area } from '../price-list'
import { Schedule } from './Schedule'
import { Sheet } from './Sheet'
import { Words } from './Words'

type Props = { areas: readonly Area[]; stages: readonly number[] }

/** One page of each service's deliverables, in the order of the services. */
export function Sheets({ areas, stages }: Props) {
  return servicePages.map(({ area }) =>
    area === 'mvp' ? (
      <Schedule key={area} offers={offersIn(areas, area)} stages={stages} />
    ) : (
      <Written key={area} area={area} />
    ),
  )
}

/** A sheet that is text only. */
function Written({ area }: { area: Exclude<ServiceArea, 'mvp'> }) {
  const { t } = useTranslation('specimens')
  const { rows, ...sheet } = t(`sheets.${area}`, { returnObjects: true })
  return (
    <Sheet area={area} {...sheet}>
      {rows.map(([first = '', ...others]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {others.map((text, index) => (
            <td key={text} data-column={sheet.columns[index + 1]}>
              <Words text={text} />
            </td>
          ))}
        </tr>
      ))}
    </Sheet>
  )
}
