import { blocksOf, versionOf } from './blocks'

const fields = { title: 'Le Cloud Act', subtitle: 'Ce que la loi permet.' }

const version = async (body: string, front = fields) => versionOf(await blocksOf(front, body))

test('splits an article into blocks for a translator, in order', async () => {
  const body = `Un *premier*
paragraphe.

## Un titre

- un
- deux

| Offre | Prix |
|---|---|
| Audit | 4 500 € |

<Callout title="À retenir">

Mesurez.

</Callout>

\`\`\`bash
ls  -l
\`\`\`

Un fait.[^1]

[^1]: Sa source.
`
  const blocks = await blocksOf({ ...fields, imageAlt: 'Une étoile.' }, body)
  expect(blocks.map(({ text }) => text)).toEqual([
    'title: Le Cloud Act',
    'subtitle: Ce que la loi permet.',
    'imageAlt: Une étoile.',
    'Un *premier* paragraphe.',
    '## Un titre',
    'un',
    'deux',
    '| Offre | Prix |',
    '| Audit | 4 500 € |',
    'Mesurez.',
    '```bash\nls  -l\n```',
    'Un fait.[^1]',
    'Sa source.',
  ])
})

test.each([
  ['lines are broken elsewhere', 'Un mot et un autre.', 'Un mot\net un\nautre.'],
  ['a space no longer breaks', 'Un prix : 4 500 €.', 'Un prix\u00a0: 4\u202f500\u00a0€.'],
  [
    'a space in a prop no longer breaks',
    '<Callout title="À 20 %">Un mot.</Callout>',
    '<Callout title="À 20\u202f%">Un mot.</Callout>',
  ],
  [
    'a space in an expression no longer breaks',
    "<KeyFigures items={[{ value: '4 M€' }]} />",
    "<KeyFigures items={[{ value: '4\u00a0M€' }]} />",
  ],
  ['emphasis is written otherwise', 'Un *mot* et __un autre__.', 'Un _mot_ et **un autre**.'],
  ['a list has other bullets', '- un\n- deux', '* un\n\n* deux'],
  ['a table is lined up', '| A | B |\n|---|---|\n| 1 | 2 |', '| A   | B   |\n| --- | --- |\n| 1   | 2   |'],
  ['there are more empty lines', '## Titre\n\nTexte.', '\n## Titre\n\n\n\nTexte.\n\n'],
  ['a heading is underlined', '## Titre\n\nTexte.', 'Titre\n---\n\nTexte.'],
  [
    'a component is spread over lines',
    '<Figure src="./a.svg" alt="A" />',
    '<Figure\n  src="./a.svg"\n  alt="A"\n/>',
  ],
  [
    'an expression is written otherwise',
    '<KeyFigures items={[{ value: "8", label: "mois" }]} />',
    "<KeyFigures\n  items={[\n    { value: '8', label: 'mois' },\n  ]}\n/>",
  ],
])('it is no change when %s', async (_, before, after) => {
  expect(await version(after)).toBe(await version(before))
})

test.each([
  ['a word', 'Un mot.', 'Un autre mot.'],
  [
    'a figure in an expression',
    '<KeyFigures items={[{ value: "8" }]} />',
    '<KeyFigures items={[{ value: "9" }]} />',
  ],
  ['the words of a picture', '<Figure src="./a.svg" alt="A" />', '<Figure src="./a.svg" alt="B" />'],
  ['where a link leads', '[lien](/pricing)', '[lien](/contact)'],
  ['the level of a heading', '## Titre', '### Titre'],
  ['a paragraph that becomes a point of a list', 'Texte.', '- Texte.'],
  ['a callout around a paragraph', 'Texte.', '<Callout title="A">\n\nTexte.\n\n</Callout>'],
  [
    'the title of a callout',
    '<Callout title="A">\n\nTexte.\n\n</Callout>',
    '<Callout title="B">\n\nTexte.\n\n</Callout>',
  ],
  ['the order', 'Un.\n\nDeux.', 'Deux.\n\nUn.'],
  ['emphasis', 'Un mot.', 'Un *mot*.'],
  ['a space in code', '```\na  b\n```', '```\na b\n```'],
])('it is a change: %s', async (_, before, after) => {
  expect(await version(after)).not.toBe(await version(before))
})

test('translated fields of the front matter count', async () => {
  expect(await version('Texte.', { ...fields, title: 'Un autre titre' })).not.toBe(await version('Texte.'))
})

test('a change of one point of a list leaves the others as they were', async () => {
  const [before, after] = await Promise.all(['un', 'trois'].map((one) => blocksOf({}, `- ${one}\n- deux`)))
  expect(after?.[1]).toEqual(before?.[1])
})
