import { useEffect, useState } from 'react'
import * as styles from './ArticleBrowser.module.css'

/** How long nothing has to change before it is said, in milliseconds: not at every letter. */
const pause = 600

/** How many articles there are: seen at once, and said by screen readers when typing has come to rest. */
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
