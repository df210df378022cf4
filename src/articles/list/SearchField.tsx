import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './ArticleBrowser.module.css'
import type { Suggestion } from './article-list'
import { Suggestions } from './Suggestions'
import { useCombobox } from './use-combobox'

type Props = {
  text: string
  /** The form's address before scripts run. */
  address: string
  suggestions: readonly Suggestion[]
  onType: (text: string) => void
}

const answeredByScript = (event: FormEvent) => event.preventDefault()

export function SearchField({ text, address, suggestions, onType }: Props) {
  const { t } = useTranslation('articles')
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox(suggestions.length)

  // Picks up text typed before hydration, of which React knows nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated; later values come from React
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== text) onType(typed)
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
            onType(target.value)
          }}
        />
        {combobox.open && <Suggestions suggestions={suggestions} {...combobox} />}
      </form>
    </search>
  )
}
