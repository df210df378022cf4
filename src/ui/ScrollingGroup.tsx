import type { ComponentProps } from 'react'

/** Scrolls content wider than its column, also by keyboard (WCAG 2.1.1). Needs an accessible name. */
export const ScrollingGroup = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a scrolling group is not a set of form fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling has to work by keyboard
  <div role="group" tabIndex={0} {...props} />
)
