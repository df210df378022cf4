import { Announcement } from '../../ui/Announcement'
import * as styles from './ArticleBrowser.module.css'

/** The number of articles: visible at once; screen readers hear it once typing pauses. */
export function Count({ words }: { words: string }) {
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        {words}
      </p>
      <Announcement words={words} />
    </>
  )
}
