import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeChecksums } from '../../src/files/checksums'
import { emptyManifest } from '../../src/hosting/manifest'
import { required, requirements } from '../run/requirements'
import { cleanUp } from '../support/cleanup'
import { createMachine, type Machine } from './machine'

/** Gives each test of a file an empty machine, and what it takes to release on it. */
export function releasing() {
  let machine: Machine
  beforeEach(async () => {
    required(requirements.rsync)
    machine = await createMachine()
  })
  afterEach(cleanUp)

  const site = (...names: string[]) => machine.at('srv', ...names)

  /** Creates a build whose server prints `words`, or ends at once without any; its scripts have lost their modes. */
  function build(words: string): string {
    const folder = mkdtempSync(machine.at('build-'))
    cpSync('dist/deploy', path.join(folder, 'deploy'), { recursive: true })
    cpSync('dist/activate.js', path.join(folder, 'activate.js'))
    chmodSync(path.join(folder, 'deploy', 'activate-release.sh'), 0o600)
    const server = `require('node:http').createServer((_, response) => response.end('${words}')).listen({ fd: 3 })`
    writeFileSync(path.join(folder, 'server.js'), words ? server : 'process.exit(1)')
    writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(emptyManifest()))
    writeChecksums(folder)
    return folder
  }

  const release = (words: string) => machine.deploy(build(words))

  return {
    machine: () => machine,
    site,
    build,
    release,
    /** Creates folders of former releases. */
    formerReleases(...days: number[]): void {
      for (const day of days) {
        const active = site('releases', `2026-01-0${day}`, 'active')
        mkdirSync(active, { recursive: true })
        utimesSync(site('releases', `2026-01-0${day}`), day, day)
      }
    },
    /** Expects that three former releases, the current one and the next are kept, and a failed one is not. */
    async expectFailedIsDeletedFirst(): Promise<void> {
      expect((await release('next')).status).toBe(0)
      const [first, second, third, ...others] = readdirSync(site('releases')).sort()
      expect([first, second, third]).toEqual(['2026-01-01', '2026-01-02', '2026-01-03'])
      expect(others).toHaveLength(2)
    },
    answer: async () => (await fetch(`http://127.0.0.1:${machine.port}/`)).text(),
  }
}
