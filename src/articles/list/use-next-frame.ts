import { useEffect, useState } from 'react'
import { afterFrame } from './after-frame'

/** Returns a value one frame late, so that what depends on it renders in a frame of its own. */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => afterFrame(() => setShown(value)), [value])
  return shown
}
