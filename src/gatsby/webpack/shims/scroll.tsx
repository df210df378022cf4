import type { ReactNode } from 'react'

/**
 * Stands in for `gatsby-react-router-scroll`, which keeps in the browser's storage how far each page was scrolled and goes
 * there when it starts: pages are documents of their own, whose places the browser keeps itself.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Gatsby hands it on; the site does not use it. */
export const useScrollRestoration = (): void => {}
