/**
 * Silences Gatsby's announcer, which says "Navigated to …" in English on going back within a page. Browsers
 * announce pages themselves, and the list announces its number of articles. Gatsby still writes into this
 * element.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true }
