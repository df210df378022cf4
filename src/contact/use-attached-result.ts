import { useEffect, useState } from 'react'
import type { DescribedResult } from '../check-results/describe'
import { useLanguage } from '../site/use-language'
import { useSite } from '../site/use-site'

/** Returns the check's result from the address's fragment, if any, and whether to send it along. */
export function useAttachedResult() {
  const { language } = useLanguage()
  const { url } = useSite()
  const [result, setResult] = useState<DescribedResult>()
  const [attached, setAttached] = useState(false)
  useEffect(() => {
    const read = () => {
      const value = window.location.hash.replace(/^#/, '')
      if (!value.startsWith('check=')) return
      // Consent to send one result is none to send another.
      setAttached(false)
      import('../check-results/in-browser').then(
        ({ describeInBrowser }) => setResult(describeInBrowser(value, url, language)),
        // A result that cannot be shown is not sent.
        () => undefined,
      )
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [language, url])
  return { result, attached, setAttached }
}
