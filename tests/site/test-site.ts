/** The build of the tests' own site (`npm run build:test-site`). */
export const testSite = '.test-site/dist'
