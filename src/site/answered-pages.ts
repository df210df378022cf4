/**
 * Pages that are files, and that a function answers where their address has a query: what it asks for is then on the page
 * without scripts too. A function by page, both by their addresses in English.
 */
export const answeredPages: Readonly<Record<string, string>> = {
  '/estimate': '/api/estimate',
  '/contact': '/api/estimate',
}
