import { readFileSync } from 'node:fs'

type Module = { resource: string }
type Rule = { test: RegExp; include?: unknown; use: (module: Module) => unknown }

/**
 * Compiles our TypeScript with esbuild, which takes a fraction of Babel's time. Babel keeps what Gatsby needs it for:
 * components with a query, which it replaces, and packages that use Gatsby.
 * @param rules of Gatsby's configuration. gatsby-plugin-typescript adds one by which Babel would compile each file
 * a second time; it is left out.
 * @param target the oldest language version that is understood, like es2020
 */
export const compileOwnCode = (rules: readonly unknown[], target: string): unknown[] =>
  rules
    .filter((rule) => !compilesTypeScript(rule) || rule.include)
    .map((rule) => (compilesTypeScript(rule) ? withEsbuild(rule, target) : rule))

const compilesTypeScript = (rule: unknown): rule is Rule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('.tsx') &&
  'use' in rule &&
  typeof rule.use === 'function'

const withEsbuild = (rule: Rule, target: string): Rule => ({
  ...rule,
  use: (module) => {
    const [, loader] = /\.(tsx?)$/.exec(module.resource) ?? []
    if (!loader || readFileSync(module.resource, 'utf8').includes('graphql`')) return rule.use(module)
    return [{ loader: 'esbuild-loader', options: { loader, target, jsx: 'automatic' } }]
  },
})
