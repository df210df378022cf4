import { dataProblems } from '../../load/data-problems'
import type { Findings } from '../../messages/problem'
import type { Content } from '../content'

/** Validates every data file against its schema. */
export const dataKeepsItsSchemas = ({ scope }: Content): Findings => scope.site && dataProblems()
