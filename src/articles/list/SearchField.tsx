import { type FormEvent, memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './ArticleBrowser.module.css'
import type { Suggestion } from './article-list'
import { onListAddress } from './list-address'
import type { ListDocument } from './list-query'
import { Suggestions } from './Suggestions'
import { useCombobox } from './use-combobox'

type Props = {
  list: ListDocument
  /** The form's address for browsers without scripts. */
  address: string
  suggestions: readonly Suggestion[]
}

const search = (list: ListDocument, q: string) => list.change({ ...list.now(), q, page: 1 }, 'replace')

/** A pasted subtitle fits; a pasted page, taken into the address, would make one that servers refuse. */
const longest = 500

const answeredByScript = (event: FormEvent) => event.preventDefault()

/**
 * An uncontrolled field, since a controlled one would show each letter later. When the address changes otherwise (back,
 * forward, a link), its query is written into the field.
 */
export const SearchField = memo(function SearchField({ list, address, suggestions }: Props) {
  const { t } = useTranslation('articles')
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox(suggestions.length)
  const { onType } = combobox

  useEffect(() => {
    const input = field.current
    if (!input) return
    // Text typed before hydration takes precedence over the address.
    if (input.value && input.value !== list.now().q) {
      search(list, input.value)
      if (input === document.activeElement) onType()
    }
    const follow = () => {
      const { q } = list.now()
      if (input.value !== q) input.value = q
      // When the page comes back from history, Safari resets a field without autocompletion to its default.
      input.defaultValue = q
    }
    follow()
    return onListAddress(follow)
  }, [list, onType])

  return (
    <search className={styles.search}>
      <form action={address} onSubmit={answeredByScript}>
        <label htmlFor="article-search">{t('searchLabel')}</label>
        <input
          ref={field}
          id="article-search"
          name="q"
          // The type "search" may not be a combobox (ARIA in HTML); phones show its keyboard nevertheless.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longest}
          placeholder={t('searchPlaceholder')}
          {...combobox.field}
          onKeyDown={(event) => {
            combobox.field.onKeyDown(event)
            if (event.key !== 'Escape' || event.isDefaultPrevented()) return
            event.currentTarget.value = ''
            search(list, '')
          }}
          onInput={({ currentTarget }) => {
            onType()
            search(list, currentTarget.value)
          }}
        />
        {combobox.open && <Suggestions suggestions={suggestions} {...combobox} />}
      </form>
    </search>
  )
})
