import { typographyErrors } from './errors'
import { correctTypography } from './fix'
import { plainProse } from './prose'

const [noBreak, narrow] = ['\u00a0', '\u202f']

/** The position and message code of each error. */
const found = (text: string) =>
  typographyErrors(plainProse(text)).map(({ offset, said }) => [offset, said.code])

const invalid: [prose: string, offset: number, code: string, corrected: string][] = [
  ['Un prix ferme ?', 13, 'narrowSpace', `Un prix ferme${narrow}?`],
  ['Enfin !', 5, 'narrowSpace', `Enfin${narrow}!`],
  ['Le code ; les données', 7, 'narrowSpace', `Le code${narrow}; les données`],
  ['(vraiment ?)', 9, 'narrowSpace', `(vraiment${narrow}?)`],
  ['*vraiment ?*', 9, 'narrowSpace', `*vraiment${narrow}?*`],
  [`Pourquoi${noBreak}?`, 8, 'narrowSpace', `Pourquoi${narrow}?`],
  ['Pourquoi? Parce que', 8, 'narrowSpace', `Pourquoi${narrow}? Parce que`],
  ['(vraiment!)', 9, 'narrowSpace', `(vraiment${narrow}!)`],
  ['Vraiment?!', 8, 'narrowSpace', `Vraiment${narrow}?!`],
  ['Le code; les données', 7, 'narrowSpace', `Le code${narrow}; les données`],
  ['Ceci: cela', 4, 'noBreakSpace', `Ceci${noBreak}: cela`],
  [`Le mot «libre${noBreak}»`, 7, 'noBreakSpace', `Le mot «${noBreak}libre${noBreak}»`],
  [`Le mot «${noBreak}libre»`, 14, 'noBreakSpace', `Le mot «${noBreak}libre${noBreak}»`],
  ['Trois règles : écrire', 12, 'noBreakSpace', `Trois règles${noBreak}: écrire`],
  [`Le mot «${noBreak}libre »`, 14, 'noBreakSpace', `Le mot «${noBreak}libre${noBreak}»`],
  [`Le mot « libre${noBreak}»`, 7, 'noBreakSpace', `Le mot «${noBreak}libre${noBreak}»`],
  ['12 500 euros', 2, 'narrowSpace', `12${narrow}500 euros`],
  [`12${noBreak}500 euros`, 2, 'narrowSpace', `12${narrow}500 euros`],
  ['En 2025 300 000 euros', 11, 'narrowSpace', `En 2025 300${narrow}000 euros`],
  [`60${noBreak}% des coûts`, 2, 'narrowSpace', `60${narrow}% des coûts`],
  ['60 % des coûts', 2, 'narrowSpace', `60${narrow}% des coûts`],
  ['500 € par jour', 3, 'noBreakSpace', `500${noBreak}€ par jour`],
  ['sous 24 h ouvrées', 7, 'noBreakSpace', `sous 24${noBreak}h ouvrées`],
  ['16 Go de mémoire', 2, 'noBreakSpace', `16${noBreak}Go de mémoire`],
  ['13 ko compressés', 2, 'noBreakSpace', `13${noBreak}ko compressés`],
  ['13 Ko compressés', 2, 'noBreakSpace', `13${noBreak}Ko compressés`],
  ['{{share}} % du score', 9, 'narrowSpace', `{{share}}${narrow}% du score`],
  ['{{price}} € par jour', 9, 'noBreakSpace', `{{price}}${noBreak}€ par jour`],
  ['{{limit}} ko au plus', 9, 'noBreakSpace', `{{limit}}${noBreak}ko au plus`],
  ['astreinte 7 j/7', 11, 'noBreakSpace', `astreinte 7${noBreak}j/7`],
  ['100 Mbit/s', 3, 'noBreakSpace', `100${noBreak}Mbit/s`],
  [`6${noBreak}h 40`, 3, 'noBreakSpace', `6${noBreak}h${noBreak}40`],
  ['16Go de mémoire', 2, 'noBreakSpace', `16${noBreak}Go de mémoire`],
  ['24h/24', 2, 'noBreakSpace', `24${noBreak}h/24`],
  ['ouvert à 10h30', 11, 'noBreakSpace', `ouvert à 10${noBreak}h${noBreak}30`],
  ['la 2ème étape', 4, 'ordinal', 'la 2e étape'],
  ['les 3ièmes', 5, 'ordinal', 'les 3es'],
  ['Paris - Lyon', 5, 'dash', `Paris${noBreak}– Lyon`],
  ['le 2 décembre', 4, 'noBreakSpace', `le 2${noBreak}décembre`],
  ['le 1er août 2026', 6, 'noBreakSpace', `le 1er${noBreak}août 2026`],
  ['l’article 6', 9, 'noBreakSpace', `l’article${noBreak}6`],
  ['Annexes I et III', 7, 'noBreakSpace', `Annexes${noBreak}I et III`],
  ['le n° 22', 5, 'noBreakSpace', `le n°${noBreak}22`],
  ["l'intelligence", 1, 'apostrophe', 'l’intelligence'],
  ['Et ainsi de suite...', 17, 'ellipsis', 'Et ainsi de suite…'],
  [`3024${noBreak}€`, 1, 'narrowSpace', `3${narrow}024${noBreak}€`],
  [`12500${noBreak}k€`, 2, 'narrowSpace', `12${narrow}500${noBreak}k€`],
  ['3024 euros', 1, 'narrowSpace', `3${narrow}024 euros`],
  ['500€ par jour', 3, 'noBreakSpace', `500${noBreak}€ par jour`],
  ['4 M€', 1, 'noBreakSpace', `4${noBreak}M€`],
  ['un taux de 3,5%', 14, 'narrowSpace', `un taux de 3,5${narrow}%`],
  ['un "mot" droit', 3, 'quotationMarks', `un «${noBreak}mot${noBreak}» droit`],
  ['un “mot” de Word', 3, 'quotationMarks', `un «${noBreak}mot${noBreak}» de Word`],
  ['un „mot“ allemand', 3, 'quotationMarks', `un «${noBreak}mot${noBreak}» allemand`],
  ["un 'mot' droit", 3, 'quotationMarks', `un «${noBreak}mot${noBreak}» droit`],
  ['un ‘mot’ anglais', 3, 'quotationMarks', `un «${noBreak}mot${noBreak}» anglais`],
  [
    'un "mot sur\ndeux lignes" droit',
    3,
    'quotationMarks',
    `un «${noBreak}mot sur\ndeux lignes${noBreak}» droit`,
  ],
  ['l‘accès', 1, 'apostrophe', 'l’accès'],
  ['l´accès', 1, 'apostrophe', 'l’accès'],
  [`l'«${noBreak}accès${noBreak}»`, 1, 'apostrophe', `l’«${noBreak}accès${noBreak}»`],
  ['une cé\u00adsure', 6, 'strangeSign', 'une césure'],
  ['un mot\u200b caché', 6, 'strangeSign', 'un mot caché'],
  ['\u200bUn mot', 0, 'strangeSign', 'Un mot'],
  ['mot\u200dcollé', 3, 'strangeSign', 'motcollé'],
  ['un \u2067mot', 3, 'strangeSign', 'un mot'],
  ['un mot\u200e\u202c\u2069\u007f\u0001', 6, 'strangeSign', 'un mot'],
  ['un\u2028mot', 2, 'strangeSign', 'un mot'],
  ['un\u2003\u3000\u000bmot', 2, 'strangeSign', 'un mot'],
  ['une e\ufb03cacité', 5, 'strangeSign', 'une efficacité'],
  ['\u3000Un mot', 0, 'strangeSign', ' Un mot'],
  ['un de\u0301bat', 4, 'strangeSign', 'un débat'],
]

describe('errors', () => {
  test.each(invalid)(
    '“%s” has one, at %i: %s; it is corrected to “%s”, which has none left',
    (prose, offset, code, corrected) => {
      expect(found(prose)).toEqual([[offset, code]])
      expect(correctTypography(prose)).toBe(corrected)
      expect(found(corrected)).toEqual([])
    },
  )

  test('finds all errors of a text in order and corrects them together', () => {
    const prose = "Pourquoi l'IA ? Pour 1 500 € : « voilà »..."
    expect(found(prose)).toEqual([
      [10, 'apostrophe'],
      [13, 'narrowSpace'],
      [22, 'narrowSpace'],
      [26, 'noBreakSpace'],
      [28, 'noBreakSpace'],
      [31, 'noBreakSpace'],
      [38, 'noBreakSpace'],
      [40, 'ellipsis'],
    ])
    const corrected = correctTypography(prose)
    expect(corrected).toBe(
      `Pourquoi l’IA${narrow}? Pour 1${narrow}500${noBreak}€${noBreak}: «${noBreak}voilà${noBreak}»…`,
    )
  })

  test('quotation marks within others are left to their author', () => {
    const text = 'Et "il a "dit" non", puis "oui".'
    expect(found(text)).toEqual([
      [3, 'quotationMarksNested'],
      [13, 'quotationMarksNested'],
      [26, 'quotationMarks'],
    ])
    expect(correctTypography(text)).toBe(`Et "il a "dit" non", puis «${noBreak}oui${noBreak}».`)
  })

  test('decimals of amounts follow a comma, unless they may be narrowSpace', () => {
    expect(correctTypography('1.5 % de 12.75 €')).toBe(`1,5${narrow}% de 12,75${noBreak}€`)
    expect(correctTypography(`1.234${noBreak}€, 1,234.56${noBreak}€, v1.5`)).toBe(
      `1.234${noBreak}€, 1,234.56${noBreak}€, v1.5`,
    )
  })

  test('the last group of a SIRET is like the others', () => {
    const siret = ['SIRET 123', '456', '789', '00012']
    expect(correctTypography(siret.join(' '))).toBe(siret.join(narrow))
  })

  test('finds each narrowSpace separator of one number', () => {
    expect(correctTypography('1 234 567')).toBe(`1${narrow}234${narrow}567`)
    expect(correctTypography('1234567€')).toBe(`1${narrow}234${narrow}567${noBreak}€`)
  })

  test('an amount without any space has two', () => {
    expect(correctTypography('Dès 8900€ par an')).toBe(`Dès 8${narrow}900${noBreak}€ par an`)
  })

  test('emoji of several parts stay whole', () => {
    expect(found('👩\u200d⚕️ et 🏳️\u200d🌈')).toEqual([])
  })

  test('in English only what nobody can see is an error', () => {
    const english = (text: string) => typographyErrors(plainProse(text), 'en').map(({ said }) => said.code)
    expect(english('It\'s "60%" of €4500: why?')).toEqual([])
    expect(english('a soft\u00adhyphen')).toEqual(['strangeSign'])
    expect(english('a cafe\u0301')).toEqual(['strangeSign'])
  })
})

test.each([
  'Le code et les données, en clair.',
  `Un prix${narrow}? Oui${noBreak}: 4${narrow}500${noBreak}€, «${noBreak}ferme${noBreak}», à 100${narrow}%.`,
  `Réunion à 14${noBreak}h${noBreak}30, le 12${noBreak}novembre 2026.`,
  'un serveur l40s-90, la carte L40s',
  'le règlement 2023/2854 s’applique',
  'en 2026 mai fut froid, vus 15 marsouins',
  'un article vérifié, l’annexe Vie privée',
  'Tél. 01 99 00 12 34',
  'https://example.org/?a=1;b=2',
  '12 hommes, 3 millions, 24 mois',
  'le rapport 3:2, à 10:30',
  'En 2025 300 entreprises',
  'un taux de 0,5 100 fois',
  'Merci :) ou ;)',
  'AT&amp;T et &lt;br&gt;',
  `Un mot «${narrow}libre${narrow}»`,
  `«${noBreak}un “mot” dans un autre${noBreak}»`,
  'l’an 2026, la norme 27001 et le port 8080',
  'un écran de 27", un autre de 24"',
  "la fin des années '90 et '95",
  'rock ’n’ roll',
  `4${narrow}500${noBreak}€ et 1,5${noBreak}M€`,
  '',
])('correct text is left alone: “%s”', (prose) => {
  expect(found(prose)).toEqual([])
  expect(correctTypography(prose)).toBe(prose)
})

test('keeps the loading message of the list, whose exact words are required', () => {
  const copy = 'Chargement des articles... Suite...'
  expect(found(copy)).toEqual([[32, 'ellipsis']])
  expect(correctTypography(copy)).toBe('Chargement des articles... Suite…')
})
