import { siteSchema } from '../../src/content/schemas/site'
import { readYamlFile } from '../../src/content/yaml-file'

/** The house of the tests' own site. */
export const house = readYamlFile('tests/site/content/site.yaml', siteSchema)
