import type { ReactNode } from 'react'

/**
 * Replaces `gatsby-react-router-scroll`, which stores and restores scroll positions: pages are separate
 * documents, for which the browser does that.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Exported for Gatsby; the site does not use it. */
export const useScrollRestoration = (): void => {}
