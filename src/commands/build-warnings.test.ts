import { buildWarnings } from './build-warnings'

test('finds Gatsby’s warnings, and nothing else', () => {
  const warnings = [
    'warning ./src/contact/retention.ts',
    'warn The GraphQL query in the non-page component "a.tsx" will not be run.',
  ]
  const others = ['success load plugins - 0.390s', 'info Done', 'warned', '│ ├   /articles/warning']
  expect(buildWarnings([...others, ...warnings, ...others].join('\n'))).toEqual(warnings)
})

test.each([
  'warning This query took more than 15s to run — which might indicate unoptimized code:',
  'warning Browserslist: browsers data (caniuse-lite) is 17 months old. Please run:',
])('a warning that comes with a slow machine or a later day does not count: %s', (line) => {
  expect(buildWarnings(line)).toEqual([])
})
