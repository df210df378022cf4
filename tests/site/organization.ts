import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'

/** The organisation of the tests' own site. */
export const organization = loadData(dataFiles.site, 'tests/site/content')
