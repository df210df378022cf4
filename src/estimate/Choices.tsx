import { useTranslation } from 'react-i18next'
import { areasToChooseFrom } from '../site/service-pages'
import type { Catalogue, Choice, Item } from './catalogue'
import * as styles from './Estimate.module.css'
import type { figures } from './figures'

type Props = {
  catalogue: Catalogue
  choice: Choice
  /** The ids of fields with an impossible quantity, which the estimate explains. */
  impossible: readonly string[]
  say: ReturnType<typeof figures>
}

/** Everything that can be chosen, by area: a checkbox, or a number if there may be several. */
export function Choices({ catalogue, choice, impossible, say }: Props) {
  const { t } = useTranslation('estimate')
  const price = ({ amount, upTo, per }: Item) =>
    say.unit(amount === null ? null : { from: amount, to: upTo ?? amount }, per)
  return (
    <>
      {areasToChooseFrom.map((area) => (
        <fieldset key={area}>
          <legend>{t(`areas.${area}`)}</legend>
          {catalogue.items
            .filter((item) => item.area === area)
            .map((item) =>
              item.per ? (
                <label key={item.id}>
                  <input
                    name={item.id}
                    inputMode="numeric"
                    defaultValue={choice[item.id] ?? ''}
                    {...(impossible.includes(item.id) && {
                      'aria-invalid': true,
                      'aria-describedby': 'estimate-quantity',
                    })}
                  />
                  <span>{t(item.per === 'day' ? 'form.days' : 'form.months', { name: item.name })}</span>{' '}
                  <span className={styles.price}>{price(item)}</span>
                </label>
              ) : (
                <Box key={item.id} id={item.id} name={item.name} price={price(item)} choice={choice} />
              ),
            )}
        </fieldset>
      ))}
      {catalogue.packs.length > 0 && (
        <fieldset>
          <legend>{t('form.packs')}</legend>
          {catalogue.packs.map(({ id, name, price: cents }) => (
            <Box key={id} id={id} name={name} price={say.euros(cents)} choice={choice} />
          ))}
        </fieldset>
      )}
    </>
  )
}

function Box({ id, name, price, choice }: { id: string; name: string; price: string; choice: Choice }) {
  return (
    <label>
      <input type="checkbox" className="tick" name={id} value="1" defaultChecked={(choice[id] ?? 0) > 0} />
      <span>{name}</span> <span className={styles.price}>{price}</span>
    </label>
  )
}
