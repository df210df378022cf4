import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { codeHash } from './code-hash'

inTemporaryProject()

beforeEach(() =>
  writeFiles({
    'package-lock.json': '{}',
    'src/compile.ts': "import { b } from './b'\nimport('./c')\nexport const a = b",
    'src/b.ts': 'export const b = 1',
    'src/c.tsx': "import 'react'\nexport const c = <p />",
    'src/page.tsx': "import './compile'",
  }),
)

const hash = () => codeHash('src/compile.ts')

test.each(['src/compile.ts', 'src/b.ts', 'src/c.tsx', 'package-lock.json'])(
  'what a module makes is invalid after a change of %s',
  (file) => {
    const before = hash()
    expect(hash()).toBe(before)
    writeFiles({ [file]: '' })
    expect(hash()).not.toBe(before)
  },
)

test('what a module makes stays valid after a change of code that it does not import', () => {
  const before = hash()
  writeFiles({ 'src/page.tsx': '', 'src/new.ts': '' })
  expect(hash()).toBe(before)
})
