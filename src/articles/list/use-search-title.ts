import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Names a page of results by what was searched for, as its address does: in tabs, in the history and to screen readers.
 *
 * @param q what was searched for; `''` leaves the title that the page was built with
 */
export function useSearchTitle(q: string): void {
  const { t } = useTranslation('articles')
  useEffect(() => {
    if (!q) return
    const built = document.title
    const title = t('searchTitle', { q, title: built })
    const write = () => {
      if (document.title !== title) document.title = title
    }
    write()
    // Gatsby writes the built title again once the page has hydrated.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true })
    return () => {
      observer.disconnect()
      document.title = built
    }
  }, [q, t])
}
