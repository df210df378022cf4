import { useEffect, useState } from 'react'
import * as styles from './ArticleBrowser.module.css'

/** The pause before a changed count is announced, in milliseconds. */
const pause = 600

/** The number of articles: visible at once; screen readers hear it once typing pauses. */
export function Count({ words }: { words: string }) {
  const [said, setSaid] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
