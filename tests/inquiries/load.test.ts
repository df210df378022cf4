import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { kinds } from './databases'

/** At full size, each trouble by itself: `npm run bench -- contact load`. */
test.each(kinds)(
  '%s: whatever the mail server does, 50 inquiries a second are accepted within 50 ms (99th percentile)',
  async (kind) => {
    const words = ['tests/inquiries/run-load.ts', kind, 'mixed', '10']
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', words)
    const { accepted, p99 } = JSON.parse(stdout)
    expect(accepted).toBe(650)
    expect(p99).toBeLessThan(50)
  },
)
