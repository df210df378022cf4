/**
 * Silences Gatsby's announcer, which says "Navigated to …" in English when going back within a page: the browser
 * announces pages, and the list its number of articles. Gatsby still writes into this element.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true }
