import { buildWarnings } from './build-warnings'

test('finds Gatsby’s warnings, and nothing else', () => {
  const warnings = [
    'warning ./src/contact/retention.ts',
    'warn The GraphQL query in the non-page component "a.tsx" will not be run.',
  ]
  const others = ['success load plugins - 0.390s', 'info Done', 'warned', '│ ├   /articles/warning']
  expect(buildWarnings([...others, ...warnings, ...others].join('\n'))).toEqual(warnings)
})

test('a slow query is no warning', () => {
  const line = 'warning This query took more than 15s to run — which might indicate unoptimized code:'
  expect(buildWarnings(line)).toEqual([])
})
