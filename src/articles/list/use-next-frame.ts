import { useEffect, useState } from 'react'

/** Returns a value one frame late, so that what depends on it renders in a frame of its own. */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A timer set in an animation frame runs after that frame's layout and paint.
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
