/**
 * Stands in for Gatsby's own, which say "Navigated to …", in English, when the way back stays within a page: the browser announces
 * pages, and the list how many articles it has. Gatsby goes on writing there.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true }
