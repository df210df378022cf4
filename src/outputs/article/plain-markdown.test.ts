import type { Root } from 'mdast'
import { figure } from '../../../tests/fixtures/figure'
import { parseBody } from '../../content/articles/parse-body'
import type { Fact } from '../../content/facts/facts'
import { mdxToHtml } from './mdx-to-html'
import { plainMarkdown } from './plain-markdown'
import { plainTree } from './plain-tree'

const link = (path: string) => `https://site.example/fr${path}`
const language = 'fr'
const options = { link, language, facts: new Map([[figure.id, figure]]) } as const

/** Converts alone and, as a build does, from the tree parsed for the page: both must be equal. */
async function markdown(mdx: string): Promise<string> {
  const text = await plainMarkdown(plainTree(await parseBody(mdx), options))
  let fromPage: Root = { type: 'root', children: [] }
  const page = mdxToHtml(mdx, {
    language,
    facts: options.facts,
    words: { sources: 'Sources', backToText: 'Retour', table: 'Tableau', code: 'Code', drawing: 'Dessin' },
    loadFigure: async () => ({ drawing: '<svg/>' }),
    readTree: (tree) => {
      fromPage = plainTree(tree, options)
    },
  })
  // An unknown component or an import of a missing module can be read but not rendered.
  await page.catch(() => undefined)
  expect(await plainMarkdown(fromPage)).toBe(text)
  return text
}

test.each([
  ['a paragraph', 'Un modèle **devine** une *suite* de mots.'],
  ['headings', '## Coûts\n\n### Détail'],
  ['a list', '- un\n- deux'],
  ['a table', '| Offre | Prix |\n| - | - |\n| Audit | 4 500 € |'],
  ['code, with what looks like a component or a link', '```jsx\n<Figure src="./a.png" /> [a](/b)\n```'],
  ['a footnote', 'Un fait.[^1]\n\n[^1]: L’étude de 2023.'],
  ['an outside link', '[CNIL](https://www.cnil.fr/fr)'],
])('Markdown stays as written: %s', async (_, mdx) => {
  expect(await markdown(mdx)).toBe(`${mdx}\n`)
})

test('an internal link leads to the full address, in its language, also within a component or a footnote', async () => {
  expect(
    await markdown(
      'Voir [nos **prix**](/pricing "Prix").[^1]\n\n<Quote>Lire [ceci](/articles/a).</Quote>\n\n[^1]: [Ici](/about).',
    ),
  ).toBe(
    'Voir [nos **prix**](https://site.example/fr/pricing "Prix").[^1]\n\n> Lire [ceci](https://site.example/fr/articles/a).\n\n[^1]: [Ici](https://site.example/fr/about).\n',
  )
})

test('in a link whose text is its address, only the address changes', async () => {
  expect(await markdown('[/pricing](/pricing)')).toBe('[/pricing](https://site.example/fr/pricing)\n')
})

test('a figure becomes its description and caption', async () => {
  expect(await markdown('<Figure src="./a.svg" alt="Une courbe monte." caption="La part." />')).toBe(
    '**Figure.** Une courbe monte.\n\n*La part.*\n',
  )
  expect(await markdown('<Figure src="./a.svg" alt="Une courbe monte." />')).toBe(
    '**Figure.** Une courbe monte.\n',
  )
})

test('a quote is a blockquote with its author', async () => {
  expect(await markdown('<Quote author="Ada Lovelace">Une phrase.</Quote>')).toBe(
    '> Une phrase.\n>\n> — Ada Lovelace\n',
  )
})

test('a callout is a blockquote under its title, with all its content', async () => {
  expect(
    await markdown('<Callout title="À retenir">\n\nMesurez **avant**.\n\n- un\n- deux\n\n</Callout>'),
  ).toBe('> **À retenir**\n>\n> Mesurez **avant**.\n>\n> - un\n> - deux\n')
})

test('key figures are a list, with quotation marks and commas as they are', async () => {
  expect(
    await markdown(
      '<KeyFigures items={[{ value: "8,2 mois", label: "pour rentrer dans ses frais" }, { value: "« 41 »", label: "sur 50 : c’est peu" }]} />',
    ),
  ).toBe('- **8,2 mois** – pour rentrer dans ses frais\n- **« 41 »** – sur 50 : c’est peu\n')
})

test.each([
  [
    'with no space after a name',
    "<KeyFigures items={[{value:'40 h',label:'par an'}]} />",
    '- **40 h** – par an\n',
  ],
  [
    'with an escaped sign',
    "<KeyFigures items={[{ value: '3', label: 'the year\\'s cost' }]} />",
    "- **3** – the year's cost\n",
  ],
  ['in backticks', '<KeyFigures items={[{ value: `1`, label: `a: b` }]} />', '- **1** – a: b\n'],
  [
    'of a figure',
    '<Figure src={"./a.svg"} alt={"Une courbe."} caption={`La part.`} />',
    '**Figure.** Une courbe.\n\n*La part.*\n',
  ],
  [
    'of a quote',
    "<Quote author={'Ada Lovelace'}>Une phrase.</Quote>",
    '> Une phrase.\n>\n> — Ada Lovelace\n',
  ],
])('reads attributes in any syntax: %s', async (_, mdx, text) => {
  expect(await markdown(mdx)).toBe(text)
})

test('a character in braces is escaped, not read as Markdown', async () => {
  expect(await markdown("Entre {'{'}, {'*'} et {42}.")).toBe('Entre {, \\* et 42.\n')
})

test.each([
  ['code', '<Quote author={name()}>Une phrase.</Quote>', '<Quote> is given code (line 1 of the text)'],
  ['code, being HTML', 'Un <abbr title={name()}>mot</abbr>.', '<abbr> is given code (line 1 of the text)'],
  ['nothing', '<KeyFigures />', '<KeyFigures> needs its figures'],
  ['half a figure', "<KeyFigures items={[{ value: '40 h' }]} />", '<KeyFigures> needs its figures'],
])('rejects a component with %s', async (_, mdx, message) => {
  await expect(markdown(mdx)).rejects.toThrow(message)
})

test.each([
  ['a power', 'Soit 10<sup>6</sup> fois plus.', 'Soit 10<sup>6</sup> fois plus.'],
  ['an index', 'Le CO<sub>2</sub> **émis**', 'Le CO<sub>2</sub> **émis**'],
  ['a line break', 'a<br/>b', 'a<br>b'],
  ['a line break in a table', '| A |\n|---|\n| a<br />b |', '| A |\n| - |\n| a<br>b |'],
  ['keys', 'Tapez <kbd>Ctrl</kbd>+<kbd>*C*</kbd>.', 'Tapez <kbd>Ctrl</kbd>+<kbd>*C*</kbd>.'],
  [
    'an abbreviation with its words',
    '<abbr title={\'le "DSA" & co\'}>DSA</abbr>',
    '<abbr title="le &quot;DSA&quot; &amp; co">DSA</abbr>',
  ],
  [
    'a day, by the attribute of HTML',
    '<time dateTime="2026-11-12">hier</time>',
    '<time datetime="2026-11-12">hier</time>',
  ],
  ['an empty element', '<span className="gap" hidden />fin', '<span class="gap" hidden></span>fin'],
  [
    'an element around paragraphs',
    '<small>\nUn *mot*.\n\nUn lien vers [nous](/about).\n</small>\nSuite.',
    '<small>\n\nUn *mot*.\n\nUn lien vers [nous](https://site.example/fr/about).\n\n</small>\n\nSuite.',
  ],
  ['an element in a component', '<Quote>10<sup>6</sup></Quote>', '> 10<sup>6</sup>'],
])('HTML stays, in HTML syntax: %s', async (_, mdx, text) => {
  expect(await markdown(mdx)).toBe(`${text}\n`)
})

test('an unknown component becomes its content', async () => {
  expect(await markdown('<Aside>\n\nUn mot.\n\n</Aside>')).toBe('Un mot.\n')
})

test('removes imports, exports and comments', async () => {
  expect(await markdown('import a from "b"\n\nUn mot.\n\n{/* à relire */}\n\nUn autre.')).toBe(
    'Un mot.\n\nUn autre.\n',
  )
})

test('rejects what does not parse', async () => {
  await expect(markdown('<Quote>sans fin')).rejects.toThrow()
})

test('a fact becomes its value, or its source with the day, within a sentence, a table and a footnote', async () => {
  expect(await markdown('Soit <Fact id="server" />.[^1]\n\n[^1]: <Fact id="server" show="source" />.')).toBe(
    'Soit 1\u202f214,50\u00a0€.[^1]\n\n[^1]: [Un hébergeur](https://host.example/prices), 8\u00a0octobre 2026.\n',
  )
  expect(await markdown('| Prix |\n|---|\n| <Fact id="server" /> |')).toBe(
    '| Prix |\n| - |\n| 1\u202f214,50\u00a0€ |\n',
  )
})

test.each([
  [
    'an unknown fact',
    'id="sever"',
    'There is no figure “sever” in content/figures.yaml, nor an offer with a price.',
  ],
  [
    'the source of a price of ours',
    'id="audit" show="source"',
    '“audit” is a price of ours: it has no source.',
  ],
])('%s is an error with its position', async (_, props, reason) => {
  const facts = new Map<string, Fact>([['audit', { id: 'audit', value: 4500, unit: 'EUR' }]])
  const tree = await parseBody(`Une ligne.\n\nSoit <Fact ${props} />.`)
  expect(() => plainTree(tree, { ...options, facts })).toThrow(
    expect.objectContaining({ message: reason, line: 3, column: 6 }),
  )
})
