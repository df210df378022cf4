import { parseDocument } from 'yaml'
import { articleOf } from '../article'
import { parseMdx } from '../parse-mdx'
import { typographyErrors } from './errors'
import { articleProse, jsonProse, outside, type Prose, yamlProse } from './prose'

const head = '---\ntitle: Un titre\n---\n\n'

async function proseOf(source: string): Promise<Prose | undefined> {
  const article = articleOf({ file: 'fr.mdx', slug: 'a', language: 'fr', source }, parseMdx)
  return articleProse(article, await article.mdx())
}

const codes = (prose: Prose | undefined) => prose && typographyErrors(prose).map(({ said }) => said.code)

describe('is not prose', () => {
  test.each([
    ['a block of code', "```js\nlet a = b ? 'c' : d'e\n```"],
    ['a block of code between ~', "~~~\nlet a = b ? 'c' : d'e\n~~~"],
    ['a block of code that is indented in a list', "- a\n\n  ```\n  b ? c'est\n  ```"],
    ['a block of code that shows another', "````mdx\n```js\nb?\n```\nd'e\n````"],
    ['code in a line', "`l'option ?`"],
    ['code over two lines', "`l'option\nd'abord ?`"],
    ['code with a backtick in it', "``l'option ` ?``"],
    ['an address', "[le texte](/l'adresse...)"],
    ['an address with a title', '[le texte](/adresse "Un titre ?")'],
    ['an address in a definition', "[a]\n\n[a]: /l'adresse..."],
    ['a bare address', "https://example.org/l'adresse..."],
    ['a bare address and the sign after it', 'www.x.fr/?q=1!'],
    ['an address without www', 'x.fr/?q=1;a!'],
    ['what somebody types', 'Tapez <kbd>:wq!</kbd> ou <kbd>"</kbd>.'],
    ['a formula', '$E = mc^2 ; x$'],
    ['a formula on lines of its own', '$$\nE = mc^2 ; x !\n$$'],
    ['the line under the heads of a table', '| a | b |\n| --- | :---: |'],
    ['a comment', "{/* l'auteur : à revoir... */}"],
    ['an expression', "{'l\\'eau ?'}"],
    ['a path in an attribute', `<Figure alt="Une image" src="./l'image...png" />`],
    ['the names of fields in an attribute', `<KeyFigures items={[{ value:"3", label: 'x' }]} />`],
    ['text marked as English', '<span lang="en">What now? Let\'s see: "nothing"</span>'],
    ['a block marked as English', '<Quote lang="en">\n\nWhat now? *Let\'s see*\n\n</Quote>'],
  ])('%s', async (_, body) => {
    expect(codes(await proseOf(head + body))).toEqual([])
  })

  test('the title of a source', async () => {
    const source = '[^1]: *Hallucination-Free? Legal AI: a study*, “2025”.'
    expect(codes(await proseOf(`${head}Un fait.[^1]\n\n${source}`))).toEqual([])
  })

  test('a field that is no sentence', async () => {
    const fields = "publishedAt: 2026-11-12\nimage: ./l'image...png\ntags: [l'eau]"
    expect(codes(await proseOf(`---\ntitle: Un titre\n${fields}\n---\n`))).toEqual([])
  })

  test('an address in copy or data', () => {
    const address = "https://example.org/l'eau?q=a"
    expect(codes(jsonProse(`{ "link": "${address}" }`))).toEqual([])
    const yaml = `url: { fr: "${address}" }`
    expect(codes(yamlProse(yaml, parseDocument(yaml), 'fr'))).toEqual([])
  })

  test('an article that cannot be read', async () => {
    expect(await proseOf(`${head}C'est {dit.`)).toBeUndefined()
    expect(await proseOf("---\ntitle: a: b\n---\n\nC'est dit.")).toBeUndefined()
    expect(await proseOf("C'est dit.")).toBeUndefined()
  })
})

describe('is prose', () => {
  test.each([
    ['a paragraph', "C'est dit."],
    ['a heading', "## L'essentiel"],
    ['emphasis', "*l'eau*"],
    ['the words of a link', "[l'article](/articles/a)"],
    ['text after code', "`a ?` ou `b`, c'est égal"],
    ['a cell', "| l'offre | prix |\n|---|---|"],
    ['an item', "- l'offre"],
    ['the text of an attribute', '<Figure src="./a.png" alt="L\'image" />'],
    ['the text of a component', "<Quote>L'eau.</Quote>"],
    ['the author of a quotation', '<Quote author="L\'auteur">Un mot.</Quote>'],
    ['the texts of a list in an attribute', '<KeyFigures items={[{ value: "3", label: "l\'an" }]} />'],
    ['an attribute that is an expression', '<Figure src="./a.png" alt={"L\'image"} />'],
    ['an attribute that is a template', '<Figure src="./a.png" alt={`L\'image`} />'],
    ['text marked as French', '<span lang="fr">l\'eau</span>'],
  ])('%s', async (_, body) => {
    const source = head + body
    const prose = await proseOf(source)
    expect(prose && typographyErrors(prose)).toMatchObject([
      { offset: source.indexOf("'"), said: { code: 'apostrophe' } },
    ])
  })

  test.each(['title', 'subtitle', 'author', 'imageAlt', 'imageCaption'])('the field %s', async (field) => {
    for (const value of ["L'eau", '"L\'eau"', "'L''eau'", ">-\n  L'eau"])
      expect(codes(await proseOf(`---\n${field}: ${value}\n---\n`))).toEqual(['apostrophe'])
  })

  test.each([
    ['a link', '[la page](/pricing)? Oui'],
    ['code', '`npm`: oui'],
    ['emphasis', '**Attention**: ceci'],
    ['English', '<span lang="en">Cloud</span>: oui'],
    ['a note', 'Un fait[^1]: oui\n\n[^1]: Une source.'],
  ])('a sign after %s, which has its space too', async (_, body) => {
    expect(codes(await proseOf(head + body))).toHaveLength(1)
  })
})

test('blanks what is not prose, character by character, and keeps lines', async () => {
  const source = `${head}Avant \`code\`\n\n\`\`\`js\nb ? c : d\n\`\`\`\n\nAprès 😀 tout`
  const { text = '' } = (await proseOf(source)) ?? {}
  expect(text).toHaveLength(source.length)
  expect(text.split('\n')).toHaveLength(source.split('\n').length)
  expect(text.indexOf('Après 😀 tout')).toBe(source.indexOf('Après 😀 tout'))
  expect(text).not.toMatch(/code|js|b \? c/)
})

test('in JSON, values are prose', () => {
  const { text } = jsonProse('{ "l\'un": "L\'eau \\"vive\\"", "b": ["c"] }')
  expect(text.replaceAll(outside, '')).toBe('L\'eau \\"vive\\"c')
})

test('in YAML, texts of the language are prose', () => {
  const yaml = "a: { en: It's, fr: L'eau }\nfr: >-\n  Une\n  phrase\nb: rien\n"
  const words = (language: 'en' | 'fr') =>
    yamlProse(yaml, parseDocument(yaml), language).text.replaceAll(outside, '').replace(/\s+/g, ' ').trim()
  expect(words('fr')).toBe("L'eau >- Une phrase")
  expect(words('en')).toBe("It's")
})
