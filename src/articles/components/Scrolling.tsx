import type { PropsWithChildren } from 'react'

/**
 * Wraps content that may be wider than the page: it scrolls by itself, also by keyboard, so that the page never does.
 */
export function Scrolling({
  kind,
  name,
  children,
}: PropsWithChildren<{ kind: 'table' | 'code'; name: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling regions must be reachable by keyboard (WCAG 2.1.1)
    <figure className={kind} aria-label={name} tabIndex={0}>
      {children}
    </figure>
  )
}
