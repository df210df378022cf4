/** A class is named after its file and itself, `Card--title`: nothing more, since each page would carry it many times. */
const naming = { localIdentName: '[1]--[local]', localIdentRegExp: /([^/\\]+)\.module\.css$/ }

type Rule = { oneOf?: readonly unknown[]; use?: unknown }
type Loader = { loader?: unknown; options?: { modules?: { localIdentName?: string } | boolean } }

/** Names the classes of CSS modules in Gatsby's rules, in place. Two modules of one file name would share their classes. */
export function nameClasses(rules: readonly unknown[] = []): void {
  for (const rule of rules) {
    if (!isRule(rule)) continue
    nameClasses(rule.oneOf ?? [])
    const loaders: unknown[] = [rule.use].flat()
    for (const { options } of loaders.filter(isLoader))
      if (typeof options?.modules === 'object' && 'localIdentName' in options.modules)
        Object.assign(options.modules, naming)
  }
}

const isRule = (rule: unknown): rule is Rule => typeof rule === 'object' && rule !== null
const isLoader = (use: unknown): use is Loader => typeof use === 'object' && use !== null && 'loader' in use
