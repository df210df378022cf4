import type { PropsWithChildren } from 'react'

/** What may be wider than the page, and scrolls by itself, also by keyboard, so that the page never does. */
export function Scrolling({
  kind,
  name,
  children,
}: PropsWithChildren<{ kind: 'table' | 'code'; name: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <figure className={kind} aria-label={name} tabIndex={0}>
      {children}
    </figure>
  )
}
