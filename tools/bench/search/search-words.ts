import { stemsOf, verbRootOf } from '../../../src/articles/search/words'
import { dataFiles } from '../../../src/content/load/data-files'
import { loadData } from '../../../src/content/load/load-data'
import { searchWords } from '../../../src/content/search-words'
import { languages } from '../../../src/site/languages'
import { realArticles } from '../../../tests/search/articles'
import { ourSearch } from '../../../tests/search/engine'
import { type GoldenQuery, goldenQueries, measure } from '../../../tests/search/golden'

/** A group of words by its list and its `same` or `to`, and the queries that would find less without it. */
type Use = { name: string; leads: boolean; queries: string[] }

/**
 * `npm run bench -- search --words`: shows which groups of `content/search-words.yaml` the queries of `golden.yaml`,
 * `newer.yaml` and `visitors.yaml` need among the articles of the site, by leaving out each group in turn. Names groups that no query
 * needs, and those that lead nowhere.
 */
export async function printWordUses(): Promise<void> {
  const uses = await usesOfGroups()
  console.log('\nGroups of content/search-words.yaml, and the queries that find less without them\n')
  for (const { name, queries } of uses.filter(({ queries }) => queries.length > 0))
    console.log(`${name}: ${queries.map((query) => `“${query}”`).join(', ')}`)
  printNames(
    'lead nowhere',
    uses.filter(({ leads }) => !leads),
  )
  printNames(
    'are needed by no query',
    uses.filter(({ leads, queries }) => leads && queries.length === 0),
  )
}

function printNames(what: string, uses: readonly Use[]): void {
  console.log(`\n${uses.length} groups ${what}${uses.length > 0 ? ':' : ''}`)
  for (const { name } of uses) console.log(`  ${name}`)
}

async function usesOfGroups(): Promise<Use[]> {
  const words = loadData(dataFiles.searchWords)
  const uses = new Map<string, Use>()
  for (const language of languages) {
    const groups = searchWords(language)
    const { search, searchWith, leadsSomewhere } = ourSearch(await realArticles(language), language, groups)
    const queries = (['golden', 'newer', 'visitors'] as const)
      .flatMap(goldenQueries)
      .filter((query) => query.language === language)
    groups.forEach((group, at) => {
      const list = at < words.both.length ? 'both' : language
      const { same, to = [] } = words.both[at] ?? group
      const name = same ? `${list}: [${same.join(', ')}]` : `${list} to: [${to.join(', ')}]`
      const use = uses.get(name) ?? { name, leads: false, queries: [] }
      const without = searchWith(groups.filter((other) => other !== group))
      const isWorse = ({ query, expected }: GoldenQuery) => {
        const [before, after] = [search(query), without(query)].map((found) => measure(found, expected))
        return (
          before !== undefined &&
          after !== undefined &&
          (after.recall < before.recall || after.reciprocalRank < before.reciprocalRank)
        )
      }
      const roots = new Set(
        [group.same, group.from, group.hints]
          .flatMap((words = []) => words)
          .flatMap(stemsOf)
          .map(verbRootOf),
      )
      const using = queries.filter(({ query }) => stemsOf(query).some((stem) => roots.has(verbRootOf(stem))))
      use.leads ||= leadsSomewhere(group)
      use.queries.push(...using.filter(isWorse).map(({ query }) => query))
      uses.set(name, use)
    })
  }
  return [...uses.values()]
}
