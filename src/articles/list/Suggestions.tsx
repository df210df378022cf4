import { useTranslation } from 'react-i18next'
import type { Suggestion } from './article-list'
import * as styles from './Suggestions.module.css'
import type { useCombobox } from './use-combobox'

type Props = { suggestions: readonly Suggestion[] } & Pick<
  ReturnType<typeof useCombobox>,
  'listId' | 'option'
>

/** Suggestions below the search field. */
export function Suggestions({ suggestions, listId, option }: Props) {
  const { t } = useTranslation('articles')
  return (
    // Without this, a press moves the focus from the field and closes the list before the link is followed.
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      className={styles.list}
      aria-label={t('suggestions')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ title, address, price }, at) => (
        <a key={address + title} role="option" {...option(at)} href={address}>
          {title} {price && <span>{price}</span>}
        </a>
      ))}
    </div>
  )
}
