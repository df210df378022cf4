import { useEffect, useState } from 'react'

/** The pause before changed words are announced, in milliseconds. */
const pause = 600

/** Words for screen readers alone, which hear them once typing pauses. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
