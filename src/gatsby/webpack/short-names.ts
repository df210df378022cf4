import { className } from '../../hosting/class-name'

type Rule = { oneOf?: readonly unknown[]; use?: unknown }
type Loader = {
  loader?: unknown
  options?: { name?: unknown; modules?: { localIdentName?: string } | boolean }
}

const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
  className(resourcePath, local)

/**
 * Sets short names for the classes of CSS modules and for font files in Gatsby's rules, in place. CSS modules
 * must not share a file name, or their classes would clash.
 */
export function shortenNames(rules: readonly unknown[] = []): void {
  for (const rule of rules) {
    if (!isRule(rule)) continue
    shortenNames(rule.oneOf)
    const loaders: unknown[] = [rule.use].flat()
    for (const { options } of loaders.filter(isLoader)) {
      // Each page contains the names of fonts twice.
      if (typeof options?.name === 'string') options.name = options.name.replace('[hash]', '[hash:8]')
      if (typeof options?.modules === 'object' && 'localIdentName' in options.modules)
        Object.assign(options.modules, { getLocalIdent })
    }
  }
}

const isRule = (rule: unknown): rule is Rule => typeof rule === 'object' && rule !== null
const isLoader = (use: unknown): use is Loader => typeof use === 'object' && use !== null && 'loader' in use
