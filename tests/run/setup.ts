import { env } from 'node:process'
import { type installer, mayInstall } from './install'
import { onDebian, type Requirement, requirements } from './requirements'
import type { Counts } from './stage'

export type Setup = {
  counts: Counts
  /** The test files that cannot run here, each with its missing requirements. */
  skipped: ReadonlyMap<string, readonly string[]>
}

/**
 * Installs the requirements of tests, one after the other, before any test runs.
 * @returns what cannot run because something is missing and may not be installed; with `CI=true` that is a failure
 * @throws if an installation fails
 */
export async function setUp(
  install: ReturnType<typeof installer>,
  all: readonly Requirement[] = Object.values(requirements),
): Promise<Setup> {
  const missing: Requirement[] = []
  for (const requirement of all) {
    if (requirement.find()) continue
    if (mayInstall(requirement)) await install(requirement)
    else missing.push(requirement)
  }
  const skipped = new Map<string, string[]>()
  for (const { name, packages, suites } of missing) {
    console.log(`${name} is missing${onDebian(packages)}.`)
    for (const suite of suites) skipped.set(suite, [...(skipped.get(suite) ?? []), name])
  }
  const failed = env.CI === 'true' ? missing.length : 0
  return { counts: { passed: all.length - missing.length, failed, skipped: skipped.size }, skipped }
}
