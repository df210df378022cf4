import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import { catalogueOf } from '../../src/own-server/catalogue'

const own = 'tests/site/content'
const offers = { plans: [{ id: 'standard', name: 'Standard', amount: 1200 }], installation: 12_500 }

/** The calculator's own data in the tests: authors may change the site's. */
export const catalogue = catalogueOf(
  loadData(dataFiles.ownServer, own),
  loadData(dataFiles.figures, own),
  offers,
  'en',
)
