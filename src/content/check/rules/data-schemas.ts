import { existsSync, readFileSync } from 'node:fs'
import { dataFiles, offerAreas } from '../../load/data-files'
import type { Content } from '../content'
import { message } from '../messages/message'
import { type Problem, problemIn } from '../problem'
import { yamlProblems } from '../yaml-problems'

/** Every file of data against its schema. */
export function dataKeepsItsSchemas({ scope }: Content): Problem[] {
  if (!scope.site) return []
  return [...Object.values(dataFiles), ...offerAreas('content')].flatMap(
    ({ name, whole, schema, optional }) => {
      const file = `content/${name}`
      if (existsSync(file)) return yamlProblems({ file, whole, yaml: readFileSync(file, 'utf8') }, schema)
      return optional ? [] : [problemIn(file)({ line: 1, column: 1 }, message('fileMissing'))]
    },
  )
}
