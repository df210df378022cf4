import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './ArticleBrowser.module.css'

type Props = { text: string; onType: (text: string) => void }

export function SearchField({ text, onType }: Props) {
  const { t } = useTranslation('articles')
  const field = useRef<HTMLInputElement>(null)

  // What was typed before this script ran stands in the field, but React has not been told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== text) onType(typed)
  }, [])

  return (
    <search className={styles.search}>
      <label htmlFor="article-search">{t('searchLabel')}</label>
      <input
        ref={field}
        id="article-search"
        type="search"
        autoComplete="off"
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </search>
  )
}
