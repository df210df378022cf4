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
    const value = window.location.hash.replace(/^#/, '')
    if (!value.startsWith('check=')) return
    import('../check-results/in-browser').then(
      ({ describeInBrowser }) => setResult(describeInBrowser(value, url, language)),
      // A result that cannot be shown is not sent.
      () => undefined,
    )
  }, [language, url])
  return { result, attached, setAttached }
}
