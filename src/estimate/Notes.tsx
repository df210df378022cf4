import { useTranslation } from 'react-i18next'
import { addressOf } from './address'
import type { Catalogue } from './catalogue'
import type { Estimate } from './compute'
import type { figures } from './figures'

type Props = { found: Estimate; catalogue: Catalogue; here: string; say: ReturnType<typeof figures> }

/** Conflicts in the choice, and cheaper packs. */
export function Notes({ found: { conflicts, cover, mentioned }, catalogue, here, say }: Props) {
  const { t } = useTranslation('estimate')
  if (conflicts.length + mentioned.length === 0 && !cover) return null
  return (
    <div className="notice">
      <h3>{t('notes.title')}</h3>
      <ul>
        {conflicts.map(say.conflict).map((conflict) => (
          <li key={conflict}>{conflict}</li>
        ))}
        {cover && (
          <li>
            {t('notes.cover', {
              names: say.names(cover.packs.map(({ name }) => name)),
              saving: say.euros(cover.saving),
            })}{' '}
            <a href={`${here}?${addressOf(cover.choice, catalogue)}`}>{t('notes.take')}</a>
          </li>
        )}
        {mentioned.map(({ id, name, price }) => (
          <li key={id}>{t('notes.mention', { name, price: say.euros(price) })}</li>
        ))}
      </ul>
    </div>
  )
}
