import { useEffect, useState } from 'react'
import { excerpt } from '../search/excerpt'
import type { Term } from '../search/find'
import * as styles from './ArticleCard.module.css'
import { articleText } from './article-text'
import { Marked } from './Marked'

type Props = { address: string; terms: readonly Term[] }

/** Where the article's text has what was searched for and the card does not show it. Its place is kept free from the first. */
export function CardExcerpt({ address, terms }: Props) {
  const [words, setWords] = useState('')
  useEffect(() => {
    let wanted = true
    articleText(address)
      .then((lines) => wanted && setWords(excerpt(lines, terms) ?? ''))
      .catch((error: unknown) => console.error('An excerpt could not be loaded.', error))
    return () => {
      wanted = false
    }
  }, [address, terms])
  return (
    <p className={styles.excerpt}>
      <Marked text={words} terms={terms} />
    </p>
  )
}
