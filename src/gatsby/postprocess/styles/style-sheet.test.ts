import { parsePage } from '../page'
import { parseStyleSheet } from './style-sheet'

/** Returns the part of a style sheet for a page with one card. */
async function ownStyles(css: string, ...written: string[]): Promise<string> {
  const [sheet, page] = await Promise.all([parseStyleSheet(css), parsePage('<p class="card"></p>')])
  return sheet(page, new Set(written))
}

test('keeps the selectors of a rule that could match', async () => {
  expect(await ownStyles('.card,.other,.card:is(:hover,.new){top:0}.other{top:1px}')).toBe(
    '.card,.card:is(:hover,.new){top:0}',
  )
})

test('keeps conditions around remaining rules, also nested ones', async () => {
  expect(
    await ownStyles(
      '@media print{.other{top:0}}@media print{.card{top:0}}@supports (top:0){@media print{.other{top:0}}@container (width>1px){:focus{top:0}}}',
    ),
  ).toBe('@media print{.card{top:0}}@supports (top:0){@container (width>1px){:focus{top:0}}}')
})

test.each([
  '@font-face{font-family:A;src:url(a.woff2)}',
  '@property --a{syntax:"*";inherits:true}',
  '@page :first{margin:0}',
  '@view-transition{navigation:auto}',
  '@layer first,second',
  '@layer first{}',
  ':root{--a:0}',
  '.card{& .other{top:0}&:hover{top:1px}}',
])('%s stays as it is', async (css) => {
  expect(await ownStyles(css)).toBe(css)
})

test('a nested rule is removed with its parent', async () => {
  expect(await ownStyles('.other{top:0;& .card{top:0}@media print{.card{top:0}}}')).toBe('')
})

const moves = '@keyframes Card--in{0%{top:0}to{top:1px}}'

test.each([`.card{animation:1s Card--in}${moves}`, `:root{--move:Card--in 1s}${moves}`])(
  'keyframes stay with %s',
  async (css) => {
    expect(await ownStyles(css)).toBe(css)
  },
)

test('removes keyframes with the rules that use them, unless a script names them', async () => {
  expect(await ownStyles(`.other{animation:1s Card--in}${moves}`)).toBe('')
  expect(await ownStyles(`.other{animation:1s Card--in}${moves}`, 'Card--in')).toBe(moves)
})

test('one sheet serves pages with other elements', async () => {
  const sheet = await parseStyleSheet('.card{top:0}.list{top:1px}')
  const pages = await Promise.all(
    ['<p class="card"></p>', '<p class="list"></p>', '<p class="card"></p>'].map(parsePage),
  )
  expect(pages.map((page) => sheet(page, new Set()))).toEqual([
    '.card{top:0}',
    '.list{top:1px}',
    '.card{top:0}',
  ])
})
