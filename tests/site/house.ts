import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'

/** The house of the tests' own site. */
export const house = loadData(dataFiles.site, 'tests/site/content')
