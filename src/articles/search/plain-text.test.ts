import { notesOf, plainText } from './plain-text'

test.each([
  ['headings', '## Ce que dit le texte', 'Ce que dit le texte'],
  ['emphasis and code', 'Un **mot** *fort*, `restic`.', 'Un mot fort , restic .'],
  ['links, by their words', 'voir [les tarifs](/pricing)', 'voir les tarifs'],
  ['pictures of Markdown, by what they show', '![Un plan](./plan.png)', 'Un plan'],
  ['lists', '- un\n- deux\n1. trois', 'un\ndeux\ntrois'],
  ['quotations', '> une phrase', 'une phrase'],
  ['tables, row by row', '| A | B |\n|---|---|\n| 1 | 2 |', 'A B\n1 2'],
  ['the lines of code', '```sh\nmake test\n```', 'make test'],
  ['what components hold', '<Callout title="À retenir">\n\nUn mot.\n\n</Callout>', 'À retenir\nUn mot.'],
  ['captions', '<Figure src="./a.svg" alt="deux lignes" caption="Le coût > 0" />', 'Le coût > 0'],
  ['key figures', '<KeyFigures items={[{ value: "7", label: "lignes" }]} />', '7\nlignes'],
  [
    'what stands in other quotation marks',
    "<KeyFigures items={[{ value: `40 h`, label: 'l\\'année' }]} /><Figure src={'./a.svg'} caption={'Un \"plan\"'} />",
    '40 h\nl\'année\nUn "plan"',
  ],
  [
    'no mark of a source, and no source',
    'Fait[^1].\n\n[^1]: Une étude, [2023](https://example.org)',
    'Fait.',
  ],
  ['words that a line break parts', 'un<br />deux<br>trois', 'un deux trois'],
  ['no comparison as a tag', 'si a < b et c > d', 'si a < b et c > d'],
])('holds %s', (_, body, text) => {
  expect(plainText(body)).toBe(text)
})

test('notes are read by themselves, without the names of the sites that their sources lie on', () => {
  const body =
    'Fait[^1].\n\n[^1]: CEPD, *Une étude*, [2023](https://example.org). [edpb.europa.eu](https://edpb.europa.eu/x)\n    et la suite\n'
  expect(notesOf(body)).toBe('CEPD, Une étude , 2023.\net la suite')
})
