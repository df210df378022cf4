import { siteSchema } from '../../src/build/schemas/site'
import { readYamlFile } from '../../src/build/yaml-file'

/** The house of the tests' own site. */
export const house = readYamlFile('tests/site/content/site.yaml', siteSchema)
