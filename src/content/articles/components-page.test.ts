import { readFileSync } from 'node:fs'
import { componentProps } from '../../articles/components/props'
import { languages } from '../../site/languages'

/** Authors who do not run the development server know a component from its guide alone. */
test.each(['docs/en/write-an-article.md', 'docs/fr/ecrire-un-article.md'])(
  '%s names every component',
  (guide) => {
    const text = readFileSync(guide, 'utf8')
    for (const name of Object.keys(componentProps)) expect(text).toContain(`<${name} `)
  },
)

/** The page of examples that authors copy from. */
describe.each(languages)('components by example, %s', (language) => {
  const page = readFileSync(`content/articles/composants/${language}.mdx`, 'utf8')
  const fence = /^(`{3,})mdx\n([\s\S]*?)\n\1$/gm
  const sources = [...page.matchAll(fence)].map(([, , source = '']) => source)
  const shown = page.replace(fence, '')

  test('every source that it teaches is also shown as its reader sees it', () => {
    expect(sources).toHaveLength(page.match(/^`{3,}mdx$/gm)?.length ?? 0)
    for (const source of sources) expect(shown).toContain(`\n${source}\n`)
  })

  test('shows every component of articles', () => {
    for (const name of Object.keys(componentProps)) expect(sources.join()).toContain(`<${name}`)
  })

  test('is a draft, which production never shows', () => {
    expect(page).toMatch(/^draft: true$/m)
  })
})
