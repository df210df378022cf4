import { figure } from '../../../tests/fixtures/figure'
import { parseBody } from '../../content/articles/parse-body'
import { plainTree } from './plain-tree'
import { searchText } from './search-text'

const textsOf = async (mdx: string) =>
  searchText(
    plainTree(await parseBody(mdx), {
      link: (path) => path,
      language: 'fr',
      facts: new Map([[figure.id, figure]]),
    }),
  )

test.each([
  ['headings', '## Ce que dit le texte', 'Ce que dit le texte'],
  ['emphasis and code', 'Un **mot** *fort*, `restic`.', 'Un mot fort, restic.'],
  ['links, by their words', 'voir [les tarifs](/pricing)', 'voir les tarifs'],
  ['pictures of Markdown, by what they show', '![Un plan](./plan.png)', 'Un plan'],
  ['lists', '- un\n- deux\n\n1. trois', 'un\ndeux\ntrois'],
  ['quotations', '> une phrase', 'une phrase'],
  ['tables, row by row', '| A | B |\n|---|---|\n| 1 | 2 |', 'A B\n1 2'],
  ['the lines of code', '```sh\nmake test\n\nmake all\n```', 'make test\nmake all'],
  [
    'what components hold',
    '<Callout title="À retenir">\n\nUn mot.\n\n</Callout>\n\n<Quote author="Ada">Deux.</Quote>',
    'À retenir\nUn mot.\nDeux.\n— Ada',
  ],
  [
    'what drawings show, and their captions',
    '<Figure src="./a.svg" alt="deux lignes" caption="Le coût > 0" />',
    'Figure. deux lignes\nLe coût > 0',
  ],
  ['key figures', '<KeyFigures items={[{ value: "7", label: "lignes" }]} />', '7 – lignes'],
  ['figures that articles cite', 'Soit <Fact id="server" />.', 'Soit 1\u202f214,50\u00a0€.'],
  [
    'no mark of a source, and no source',
    'Fait[^1].\n\n[^1]: Une étude, [2023](https://example.org)',
    'Fait.',
  ],
  ['words that a line break parts', 'un<br />deux', 'un deux'],
  ['a power', '10<sup>6</sup>', '106'],
])('holds %s', async (_, mdx, text) => {
  expect((await textsOf(mdx)).text).toBe(text)
})

test('footnotes are separate, without the site names of their sources', async () => {
  const { notes } = await textsOf(
    'Fait[^1].\n\n[^1]: CEPD, *Une étude*, [2023](https://example.org). [edpb.europa.eu](https://edpb.europa.eu/x)\n    et la suite\n',
  )
  expect(notes).toBe('CEPD, Une étude, 2023.\net la suite')
})
