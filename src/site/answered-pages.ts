/**
 * Static pages that a function renders if their address has a query, so that they work without scripts. Maps each
 * page's address in English to its function.
 */
export const answeredPages: Readonly<Record<string, string>> = {
  '/estimate': '/api/estimate',
  '/contact': '/api/estimate',
}
