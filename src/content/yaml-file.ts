import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Schema } from 'yup'
import { ValidationError } from 'yup'

/**
 * Reads one YAML file of `content/` and holds it against its schema. Days stay strings (YAML 1.2, core schema).
 * @param file path from the project's folder, for instance `content/site.yaml`
 * @returns what the schema describes
 * @throws an error that names the file and lists every fault at once
 */
export function readYamlFile<T>(file: string, schema: Schema<T>): T {
  const value: unknown = parse(readFileSync(path.resolve(file), 'utf8'))
  try {
    return schema.validateSync(value, { abortEarly: false, strict: true })
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`${file}:\n  ${error.errors.join('\n  ')}`)
    throw error
  }
}
