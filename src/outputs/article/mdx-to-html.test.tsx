import '@testing-library/jest-dom'
import { screen, within } from '@testing-library/react'
import { figure } from '../../../tests/fixtures/figure'
import type { FigureContents } from '../../articles/components/ArticleContext'
import type { Language } from '../../site/languages'
import { mdxToHtml } from './mdx-to-html'

const picture: FigureContents = {
  picture: {
    layout: 'constrained',
    width: 720,
    height: 479.99999999999994,
    images: {
      fallback: { src: '/static/rack.jpg', srcSet: '/static/rack.jpg 720w', sizes: '100vw' },
      sources: [],
    },
  },
}

type Given = { language?: Language; loadFigure?: (src: string) => Promise<FigureContents> }

const compile = (mdx: string, { language = 'fr', loadFigure = async () => picture }: Given = {}) =>
  mdxToHtml(mdx, {
    language,
    words: {
      sources: 'Sources',
      backToText: 'Retour au texte',
      table: 'Tableau',
      code: 'Extrait de code',
      drawing: 'Dessin',
    },
    loadFigure,
    facts: new Map([[figure.id, figure]]),
    readTree: () => undefined,
  })

/** Renders an article's body into the page. */
async function read(mdx: string, given?: Given) {
  const { html, headings } = await compile(mdx, given)
  document.body.innerHTML = html
  return headings
}

describe('block types of an article', () => {
  test('a paragraph, with emphasis inside', async () => {
    await read('Un modèle **devine** une *suite* de mots.')
    expect(screen.getByRole('paragraph')).toHaveTextContent('Un modèle devine une suite de mots.')
    expect(screen.getByRole('strong')).toHaveTextContent('devine')
    expect(screen.getByRole('emphasis')).toHaveTextContent('suite')
  })

  test('a heading has an anchor, and is in the table of contents', async () => {
    const headings = await read('## Qui répond\n\nTexte.\n\n## Et *ensuite*')
    expect(screen.getByRole('heading', { level: 2, name: 'Et ensuite' })).toHaveAttribute('id', 'et-ensuite')
    expect(headings).toEqual([
      { id: 'qui-répond', text: 'Qui répond' },
      { id: 'et-ensuite', text: 'Et ensuite' },
    ])
  })

  test('two headings with the same words get different ids', async () => {
    const headings = await read('## Coûts\n\n## Coûts')
    expect(headings.map(({ id }) => id)).toEqual(['coûts', 'coûts-1'])
  })

  test('a subheading has an anchor, and is not in the table of contents', async () => {
    const headings = await read('## Coûts\n\n### Détail des coûts')
    expect(screen.getByRole('heading', { level: 3, name: 'Détail des coûts' })).toHaveAttribute(
      'id',
      'détail-des-coûts',
    )
    expect(headings).toEqual([{ id: 'coûts', text: 'Coûts' }])
  })

  test('an image with its alternative text, caption, and size in whole pixels, so that nothing moves while it loads', async () => {
    await read('<Figure src="./rack.jpg" alt="Une baie de serveurs" caption="Notre baie, à Paris." />')
    const image = screen.getByRole('img', { name: 'Une baie de serveurs' })
    expect(image).toHaveAttribute('src', '/static/rack.jpg')
    expect(image).toHaveAttribute('width', '720')
    expect(image).toHaveAttribute('height', '480')
    expect(screen.getByRole('figure', { name: 'Notre baie, à Paris.' })).toHaveTextContent(
      'Notre baie, à Paris.',
    )
  })

  test('an image with attributes in braces is shown the same', async () => {
    await read('<Figure src={"./rack.jpg"} alt={`Une baie`} />')
    expect(screen.getByRole('img', { name: 'Une baie' })).toHaveAttribute('src', '/static/rack.jpg')
  })

  test('an image without a caption has none', async () => {
    await read('<Figure src="./rack.jpg" alt="Une baie de serveurs" />')
    expect(screen.getByRole('figure')).toHaveTextContent(/^$/)
  })

  test('a drawing is inlined with its description, in a scrollable group', async () => {
    const drawing = '<svg><text>42 %</text></svg>'
    await read('<Figure src="./part.svg" alt="Une part de 42 %" caption="La part." />', {
      loadFigure: async () => ({ drawing }),
    })
    const image = screen.getByRole('img', { name: 'Une part de 42 %' })
    // Words that Firefox would have read after the description.
    expect(within(image).getByText('42 %').closest('[inert]')).not.toBeNull()
    expect(image).not.toHaveAttribute('tabindex')
    const scroller = screen.getByRole('group', { name: 'Dessin' })
    expect(scroller).toHaveAttribute('tabindex', '0')
    expect(scroller).toContainElement(image)
  })

  test('each picture is loaded once, however often it is shown', async () => {
    const loadFigure = jest.fn(async () => picture)
    await read(
      '<Figure src="./a.jpg" alt="A" />\n\n<Figure src="./b.jpg" alt="B" />\n\n<Figure src="./a.jpg" alt="C" />',
      {
        loadFigure,
      },
    )
    expect(loadFigure.mock.calls).toEqual([['./a.jpg'], ['./b.jpg']])
    expect(screen.getAllByRole('img')).toHaveLength(3)
  })

  test('a quote with its author', async () => {
    await read('<Quote author="Ada Lovelace">La machine n’a pas la prétention de créer.</Quote>')
    expect(screen.getByRole('blockquote')).toHaveTextContent(/^La machine n’a pas la prétention de créer\.$/)
    expect(screen.getByRole('figure')).toHaveTextContent('Ada Lovelace')
  })

  test('a quote without an author', async () => {
    await read('<Quote>Une phrase.</Quote>')
    expect(screen.getByRole('figure')).toHaveTextContent(/^Une phrase\.$/)
  })

  test.each([
    ['unordered', '- un\n- deux', 'UL'],
    ['ordered', '1. un\n2. deux', 'OL'],
  ])('a list, %s', async (_, mdx, element) => {
    await read(mdx)
    const list = screen.getByRole('list')
    expect(list.tagName).toBe(element)
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['un', 'deux'])
  })

  test('code keeps its characters, in a region that can be scrolled by keyboard', async () => {
    await read('```js\nif (a < b && c) {\n  run("<b>")\n}\n```')
    const group = screen.getByRole('group', { name: 'Extrait de code' })
    expect(group).toHaveAttribute('tabindex', '0')
    const code = within(group).getByRole('code')
    expect(code.textContent).toBe('if (a < b && c) {\n  run("<b>")\n}\n')
  })
})

describe('Markdown extensions', () => {
  test('columns of figures and their headers are aligned right, except names, words and columns with an alignment of their own', async () => {
    await read(
      [
        '| Poste | Prix | Durée | Reste | Échéance | Rang | Arrêt | Rythme |',
        '| --- | --- | --- | --- | --- | :-: | --- | --- |',
        '| 8 machines | 1 840 € | 4 à 12 jours | 24 h | 2 décembre 2026 | 1 | 43 min 12 s | 1 h par mois |',
        '| Trafic | – | 3 jours | 1 h, 24 h/24 et 7 j/7 | 3 mars 2027 | 2 | 8 h 45 min 36 s | 3 h par an |',
        '| **Total** | **~12,5 %** | | deux | 4 avril 2027 | 3 | – | 30 min par an |',
      ].join('\n'),
    )
    for (const row of screen.getAllByRole('row'))
      expect([...row.children].map((cell) => cell.getAttribute('data-align'))).toEqual([
        null,
        'right',
        'right',
        null,
        null,
        'center',
        'right',
        null,
      ])
  })

  test('a table is in a region that can be scrolled by keyboard', async () => {
    await read('| Offre | Prix |\n|---|---|\n| Audit | 4 500 € |')
    const group = screen.getByRole('group', { name: 'Tableau' })
    expect(group).toHaveAttribute('tabindex', '0')
    const table = within(group).getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Offre', 'Prix'])
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4 500 €'])
    expect(within(table).getByRole('rowheader')).toHaveTextContent('Audit')
    expect(table).not.toHaveAttribute('aria-labelledby')
  })

  test('a table has the name of the heading above it, and headers say whether they are of a column or a row', async () => {
    await read(
      '## Prix\n\n| Offre | Prix |\n|---|---|\n| Audit | 4 500 € |\n\n### Délais\n\n| Jours |\n|---|\n| 8 |',
    )
    expect(screen.getByRole('table', { name: 'Prix' })).toHaveTextContent('Audit')
    expect(screen.getByRole('table', { name: 'Délais' })).toHaveTextContent('8')
    for (const header of screen.getAllByRole('columnheader')) expect(header).toHaveAttribute('scope', 'col')
    expect(screen.getByRole('rowheader')).toHaveAttribute('scope', 'row')
  })

  test.each([
    ['---:', 'right'],
    [':---:', 'center'],
  ])(
    'a column under %s is aligned %s without an inline style, which the page’s policy forbids',
    async (rule, side) => {
      await read(`| Offre | Prix |\n|---|${rule}|\n| Audit | 4 500 € |`)
      for (const cell of [
        screen.getByRole('columnheader', { name: 'Prix' }),
        screen.getByRole('cell', { name: '4 500 €' }),
      ])
        expect(cell).toHaveAttribute('data-align', side)
      expect(document.body.innerHTML).not.toMatch(/\s(style|align)=/)
    },
  )

  test('code is highlighted by language: comments, keywords and strings, and nothing else', async () => {
    const source = '# Chaque nuit\nif [ -f "$1" ]; then echo "là"; fi\n'
    await read(`\`\`\`bash\n${source}\`\`\``)
    const marks = [...screen.getByRole('code').querySelectorAll('span')]
    expect(marks.map(({ className, textContent }) => [className, textContent])).toEqual([
      ['hljs-comment', '# Chaque nuit'],
      ['hljs-keyword', 'if'],
      ['hljs-string', '"$1"'],
      ['hljs-keyword', 'then'],
      ['hljs-string', '"là"'],
      ['hljs-keyword', 'fi'],
    ])
    expect(screen.getByRole('code').textContent).toBe(source)
  })

  test.each([
    ['named', ''],
    ['known', 'klingon'],
  ])('code whose language is not %s stays as it is', async (_, language) => {
    await read(`\`\`\`${language}\nif "a" # b\n\`\`\``)
    const code = screen.getByRole('code')
    expect(code.textContent).toBe('if "a" # b\n')
    expect(code.children).toHaveLength(0)
  })

  test('a footnote is under the sources, and links lead there and back', async () => {
    const headings = await read('## Le fait\n\nUn fait.[^1]\n\n[^1]: L’étude de 2023.')
    const sources = screen.getByRole('heading', { level: 2, name: 'Sources' }).parentElement ?? document.body
    const reference = screen.getByRole('link', { name: '1' })
    const back = within(sources).getByRole('link', { name: 'Retour au texte' })
    const note = within(sources).getByRole('listitem')
    expect(note).toHaveTextContent('L’étude de 2023.')
    expect(note).toHaveAttribute('id', 'fn-1')
    expect(reference).toHaveAttribute('href', `#${note.id}`)
    expect(back).toHaveAttribute('href', `#${reference.id}`)
    expect(headings).toEqual([{ id: 'le-fait', text: 'Le fait' }])
  })

  test('a callout with its title', async () => {
    await read('<Callout title="À retenir">\n\nMesurez **avant**.\n\n</Callout>')
    const callout = screen.getByRole('note', { name: 'À retenir' })
    expect(callout).toHaveTextContent('À retenir')
    expect(callout).toHaveTextContent('Mesurez avant.')
  })

  test('key figures: each label with its value', async () => {
    await read(
      '<KeyFigures items={[{ value: "80 %", label: "de coûts en moins" }, { value: "24 h", label: "de délai" }]} />',
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'de coûts en moins',
      'de délai',
    ])
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['80 %', '24 h'])
  })

  test.each([
    ['fr', '/articles/rgpd-pme', '/fr/articles/rgpd-pme'],
    ['fr', '/', '/fr'],
    ['en', '/articles/rgpd-pme', '/articles/rgpd-pme'],
    ['fr', 'https://www.cnil.fr/fr', 'https://www.cnil.fr/fr'],
    ['fr', '#sources', '#sources'],
    ['fr', 'mailto:a@b.example', 'mailto:a@b.example'],
  ] as const)('a link in %s to %s leads to %s', async (language, written, leadsTo) => {
    await read(`[le lien](${written})`, { language })
    expect(screen.getByRole('link', { name: 'le lien' })).toHaveAttribute('href', leadsTo)
  })
})

describe('what cannot be compiled is rejected with its position', () => {
  test.each([
    ['an unclosed element', 'Texte.\n\n<Quote>sans fin', { line: 3, column: 1 }],
    ['a broken expression', 'Texte.\n\nUn prix : {4 +}', { line: 3 }],
  ])('%s', async (_, mdx, place) => {
    await expect(compile(mdx)).rejects.toMatchObject(place)
  })

  test('a component that does not exist is named', async () => {
    await expect(compile('<Quotation>x</Quotation>')).rejects.toThrow(/Quotation/)
  })

  test('a picture that cannot be loaded', async () => {
    const loadFigure = () => Promise.reject(new Error('there is no picture x.png'))
    await expect(compile('<Figure src="./x.png" alt="X" />', { loadFigure })).rejects.toThrow(
      'there is no picture x.png',
    )
  })
})

describe('a cited figure', () => {
  test.each([
    ['fr', '1\u202f214,50\u00a0€'],
    ['en', '€1,214.50'],
  ] as const)('is printed in the language of the page: %s', async (language, value) => {
    await read('Soit <Fact id="server" />.\n\n| a |\n|---|\n| <Fact id="server" /> |', { language })
    expect(screen.getByRole('paragraph').textContent).toBe(`Soit ${value}.`)
    expect(screen.getByRole('cell').textContent).toBe(value)
  })

  test('is in the table of contents too, and alone it is a paragraph', async () => {
    const headings = await read('## À <Fact id="server" />\n\n<Fact id="server" />')
    expect(headings.map(({ text }) => text)).toEqual(['À 1\u202f214,50\u00a0€'])
    expect(screen.getByRole('paragraph').textContent).toBe('1\u202f214,50\u00a0€')
  })

  test('gives its source with a link and the day', async () => {
    await read('<Fact id="server" show="source" />', { language: 'en' })
    expect(screen.getByRole('paragraph')).toHaveTextContent('A host, 8 October 2026')
    expect(screen.getByRole('link', { name: 'A host' })).toHaveAttribute(
      'href',
      'https://host.example/prices',
    )
  })

  test('with an unknown id is an error', async () => {
    await expect(read('<Fact id="sever" />')).rejects.toThrow('There is no figure “sever”')
  })
})
