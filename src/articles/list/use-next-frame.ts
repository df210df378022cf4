import { useEffect, useState } from 'react'

/** Returns a value once the frame that shows its change elsewhere has been made. */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What is timed from within a frame comes when it has been laid out and painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setShown, 0, value)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
