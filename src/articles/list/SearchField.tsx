import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './ArticleBrowser.module.css'
import type { Suggestion } from './article-list'
import { type ListDocument, useAddressState } from './list-query'
import { Suggestions } from './Suggestions'
import { useCombobox } from './use-combobox'

type Props = {
  list: ListDocument
  /** Where the browser itself asks, as long as no script answers. */
  address: string
  suggestions: readonly Suggestion[]
}

const answeredByScript = (event: FormEvent) => event.preventDefault()

/** What is typed is rendered here alone: the rest of the list follows with the answer. */
export function SearchField({ list, address, suggestions }: Props) {
  const { t } = useTranslation('articles')
  const text = useAddressState(list, ({ query }) => query.q)
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox(suggestions.length)
  const search = (q: string) => list.change({ ...list.now(), q, page: 1 }, 'replace')

  // Picks up text typed before hydration, of which React knows nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated; later values come from React
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== text) search(typed)
  }, [])

  return (
    <search className={styles.search}>
      <form action={address} onSubmit={answeredByScript}>
        <label htmlFor="article-search">{t('searchLabel')}</label>
        <input
          ref={field}
          id="article-search"
          name="q"
          type="search"
          autoComplete="off"
          placeholder={t('searchPlaceholder')}
          value={text}
          {...combobox.field}
          onChange={({ target }) => {
            combobox.onType()
            search(target.value)
          }}
        />
        {combobox.open && <Suggestions suggestions={suggestions} {...combobox} />}
      </form>
    </search>
  )
}
