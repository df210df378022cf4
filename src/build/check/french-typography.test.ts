import { mendTypography, proseOf, typographyFaults } from './french-typography'

const [noBreak, narrow] = ['\u00a0', '\u202f']

const narrowBeforeSign = 'spaceBeforeHigh'
const beforeColon = 'spaceBeforeColon'
const afterGuillemet = 'spaceAfterGuillemet'
const beforeGuillemet = 'spaceBeforeGuillemet'
const thousands = 'thousands'
const percent = 'spaceBeforePercent'
const currency = 'spaceBeforeCurrency'
const unit = 'spaceBeforeUnit'
const numero = 'spaceAfterNumero'
const apostrophe = 'apostrophe'
const ellipsis = 'ellipsis'

/** Where the mistakes are, and the code of what is said of each. */
const found = (prose: string) => typographyFaults(prose).map(({ offset, said }) => [offset, said.code])

const faulty: [prose: string, offset: number, code: string, mended: string][] = [
  ['Un prix ferme ?', 13, narrowBeforeSign, `Un prix ferme${narrow}?`],
  ['Enfin !', 5, narrowBeforeSign, `Enfin${narrow}!`],
  ['Le code ; les données', 7, narrowBeforeSign, `Le code${narrow}; les données`],
  ['(vraiment ?)', 9, narrowBeforeSign, `(vraiment${narrow}?)`],
  ['*vraiment ?*', 9, narrowBeforeSign, `*vraiment${narrow}?*`],
  [`Pourquoi${noBreak}?`, 8, narrowBeforeSign, `Pourquoi${narrow}?`],
  ['Pourquoi? Parce que', 8, narrowBeforeSign, `Pourquoi${narrow}? Parce que`],
  ['(vraiment!)', 9, narrowBeforeSign, `(vraiment${narrow}!)`],
  ['Vraiment?!', 8, narrowBeforeSign, `Vraiment${narrow}?!`],
  ['Le code; les données', 7, narrowBeforeSign, `Le code${narrow}; les données`],
  ['Ceci: cela', 4, beforeColon, `Ceci${noBreak}: cela`],
  ['**Attention**: ceci', 13, beforeColon, `**Attention**${noBreak}: ceci`],
  ['"titre": "Écrivez-nous :"', 22, beforeColon, `"titre": "Écrivez-nous${noBreak}:"`],
  [`Le mot «libre${noBreak}»`, 7, afterGuillemet, `Le mot «${noBreak}libre${noBreak}»`],
  [`Le mot «${noBreak}libre»`, 14, beforeGuillemet, `Le mot «${noBreak}libre${noBreak}»`],
  ['Trois règles : écrire', 12, beforeColon, `Trois règles${noBreak}: écrire`],
  [`Le mot «${noBreak}libre »`, 14, beforeGuillemet, `Le mot «${noBreak}libre${noBreak}»`],
  [`Le mot « libre${noBreak}»`, 7, afterGuillemet, `Le mot «${noBreak}libre${noBreak}»`],
  ['12 500 euros', 2, thousands, `12${narrow}500 euros`],
  [`12${noBreak}500 euros`, 2, thousands, `12${narrow}500 euros`],
  ['En 2025 300 000 euros', 11, thousands, `En 2025 300${narrow}000 euros`],
  [`60${noBreak}% des coûts`, 2, percent, `60${narrow}% des coûts`],
  ['60 % des coûts', 2, percent, `60${narrow}% des coûts`],
  ['500 € par jour', 3, currency, `500${noBreak}€ par jour`],
  ['sous 24 h ouvrées', 7, unit, `sous 24${noBreak}h ouvrées`],
  ['16 Go de mémoire', 2, unit, `16${noBreak}Go de mémoire`],
  ['le n° 22', 5, numero, `le n°${noBreak}22`],
  ["l'intelligence", 1, apostrophe, 'l’intelligence'],
  ['Et ainsi de suite...', 17, ellipsis, 'Et ainsi de suite…'],
]

describe('faults', () => {
  test.each(faulty)('“%s” has one, at %i: %s', (prose, offset, code) => {
    expect(found(prose)).toEqual([[offset, code]])
  })

  test.each(faulty)(
    '“%s” (%i, %s) is mended to “%s”, where nothing is left to mend',
    (prose, _, __, mended) => {
      expect(mendTypography(prose)).toBe(mended)
      expect(typographyFaults(mended)).toEqual([])
    },
  )

  test('all faults of a text are found, in their order, and mended together', () => {
    const prose = "Pourquoi l'IA ? Pour 1 500 € : « voilà »..."
    expect(found(prose)).toEqual([
      [10, apostrophe],
      [13, narrowBeforeSign],
      [22, thousands],
      [26, currency],
      [28, beforeColon],
      [31, afterGuillemet],
      [38, beforeGuillemet],
      [40, ellipsis],
    ])
    const mended = mendTypography(prose)
    expect(mended).toBe(
      `Pourquoi l’IA${narrow}? Pour 1${narrow}500${noBreak}€${noBreak}: «${noBreak}voilà${noBreak}»…`,
    )
  })

  test('each of two thousands in one number is found', () => {
    expect(mendTypography('1 234 567')).toBe(`1${narrow}234${narrow}567`)
  })
})

test.each([
  'Le code et les données, en clair.',
  `Un prix${narrow}? Oui${noBreak}: 4${narrow}500${noBreak}€, «${noBreak}ferme${noBreak}», à 100${narrow}%.`,
  'Réunion à 14h30, le 12 novembre 2026.',
  'Tél. 01 99 00 12 34',
  'https://example.org/?a=1;b=2',
  '12 hommes, 3 millions, 24 mois',
  'le rapport 3:2, à 10:30',
  'En 2025 300 entreprises',
  'un taux de 0,5 100 fois',
  'Merci :) ou ;)',
  'AT&amp;T et &lt;br&gt;',
  `Un mot «${narrow}libre${narrow}»`,
  "les 'guillemets' anglais",
  '',
])('what is right is left alone: “%s”', (prose) => {
  expect(typographyFaults(prose)).toEqual([])
  expect(mendTypography(prose)).toBe(prose)
})

test('spec 2: words that the specification gives to the letter are left as they are', () => {
  const copy = '"loading": "Chargement des articles...", "more": "Suite..."'
  expect(found(copy)).toEqual([[55, ellipsis]])
  expect(mendTypography(copy)).toBe('"loading": "Chargement des articles...", "more": "Suite…"')
})

describe('in MDX only prose is judged and mended', () => {
  test.each([
    ['a block of code', "```js\nlet a = b ? 'c' : d'e\n```"],
    ['a block of code that shows another', "````mdx\n```js\nb?\n```\nd'e\n````"],
    ['code in a line', "`l'option ?`"],
    ['an address', "[le texte](/l'adresse...)"],
    ['a bare address', "https://example.org/l'adresse..."],
    ['the line under the heads of a table', '| --- | :---: |'],
    ['a comment', "{/* l'auteur : à revoir... */}"],
    ['a path in an attribute', `<Figure alt="Une image" src="./l'image...png" />`],
    [
      'the names of fields',
      'title: Un titre\nsubtitle: Une phrase\nfollows:\n  version: ab\n  day: 2026-11-12',
    ],
    ['the names of what an attribute holds', `<KeyFigures items={[{ value:"3", label: 'x' }]} />`],
    ['the title of a source', '[^1]: *Hallucination-Free? Legal AI: a study*, 2025.'],
    ['what says that it is English', '<span lang="en">What now? Let\'s see: nothing</span>'],
    ['day and tags', "publishedAt: 2026-11-12\ntags: [law]\nimage: ./l'image...png"],
  ])('not %s', (_, mdx) => {
    expect(typographyFaults(proseOf(mdx))).toEqual([])
    expect(mendTypography(mdx, proseOf)).toBe(mdx)
  })

  test('nor a path in the first attribute', () => {
    const mdx = `<Figure src="./l'image...png" alt="Une image" />`
    expect(typographyFaults(proseOf(mdx))).toEqual([])
    expect(mendTypography(mdx, proseOf)).toBe(mdx)
  })

  test.each([
    ['a paragraph', "C'est dit.", 'C’est dit.'],
    ['the title', 'title: "L\'essentiel"', 'title: "L’essentiel"'],
    [
      'what an attribute says',
      '<Figure src="./a.png" alt="L\'image" />',
      '<Figure src="./a.png" alt="L’image" />',
    ],
    ['the words of a link', "[l'article](/articles/a)", '[l’article](/articles/a)'],
    ['what follows code', "`a ?` ou `b`, c'est égal", '`a ?` ou `b`, c’est égal'],
    ['a cell', "| l'offre | prix |", '| l’offre | prix |'],
  ])('but %s', (_, mdx, mended) => {
    expect(found(proseOf(mdx))).toEqual([[mdx.indexOf("'"), apostrophe]])
    expect(mendTypography(mdx, proseOf)).toBe(mended)
  })

  test.each([
    ['a link', '[la page](/pricing)? Oui', `[la page](/pricing)${narrow}? Oui`],
    ['code', '`npm`: oui', `\`npm\`${noBreak}: oui`],
    ['a note', 'Un fait[^1]: oui', `Un fait[^1]${noBreak}: oui`],
  ])('a sign after %s has its space too', (_, mdx, mended) => {
    expect(typographyFaults(proseOf(mdx))).toHaveLength(1)
    expect(mendTypography(mdx, proseOf)).toBe(mended)
  })

  test('prose keeps its places: what is no prose is blanked, sign by sign, and lines stay lines', () => {
    const mdx = "Avant `code`\n\n```js\nb ? c : d\n```\n\nC'est après"
    const prose = proseOf(mdx)
    expect(prose).toHaveLength(mdx.length)
    expect(prose.split('\n')).toHaveLength(mdx.split('\n').length)
    expect(prose.indexOf("C'est après")).toBe(mdx.indexOf("C'est après"))
    expect(prose).not.toMatch(/code|js|b \? c/)
  })
})
