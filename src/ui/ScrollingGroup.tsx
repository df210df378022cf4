import type { ComponentProps } from 'react'

/** What may be wider than its column scrolls by itself, also by keyboard (WCAG 2.1.1). It needs a name. */
export const ScrollingGroup = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: what scrolls together is no set of form fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling has to work by keyboard
  <div role="group" tabIndex={0} {...props} />
)
