import { parsePage } from '../page'
import { readSelector } from './could-match'

/** Whether a selector could match on a page with this body, whose scripts contain these words. */
async function couldMatch(selector: string, body: string, ...written: string[]): Promise<boolean> {
  const [isPossible, page] = await Promise.all([readSelector(selector), parsePage(body)])
  return isPossible(page, new Set(written))
}

test.each([
  [':focus-visible', '<p></p>'],
  [':root', ''],
  ['*', ''],
  ['.card:hover > a', '<div class="card"><a href="/"></a></div>'],
  ['.card:first-child:not(:last-child)', '<p class="card"></p>'],
  ['.card::before', '<p class="card"></p>'],
  ['.card:before', '<p class="card"></p>'],
  ['.card ::marker', '<ul class="card"><li></li></ul>'],
  ['input:is(:checked, :disabled)', '<input>'],
  ['details[open] > p', '<details><summary></summary><p></p></details>'],
  ['.menu:popover-open', '<div class="menu" popover></div>'],
  [':root[data-theme="dark"] .card', '<p class="card"></p>'],
  ['a[aria-current="page"]', '<a href="/"></a>'],
  ['html:has(.offer:not([hidden]))', '<p class="offer" hidden></p>'],
])('%s may match while %s is used', async (selector, body) => {
  expect(await couldMatch(selector, body)).toBe(true)
})

test.each([
  ['.other:hover', '<p class="card"></p>'],
  ['.card[hidden] .other', '<p class="card"></p>'],
  ['.card .list', '<p class="card"></p><p class="list"></p>'],
  ['.list > a', '<p class="list"><b><a href="/"></a></b></p>'],
  ['.card + .card', '<p class="card"></p>'],
  ['.card.list', '<p class="card"></p><p class="list"></p>'],
  ['#elsewhere', '<p id="here"></p>'],
  ['.Card', '<p class="card"></p>'],
  ['.card:is(.other, .list)', '<p class="card"></p>'],
  ['.card:not(.new)', '<p class="card new"></p>'],
  ['.card:has(> a)', '<p class="card"></p>'],
  ['html:has(.offer:not([hidden]))', '<p></p>'],
])('%s never matches on %s', async (selector, body) => {
  expect(await couldMatch(selector, body)).toBe(false)
})

test.each([
  ['.card:not(.new:hover)', '<p class="card new"></p>'],
  ['.card:not([hidden], :focus)', '<p class="card"></p>'],
  ['.card:not(:has(> :nth-child(2)))', '<p class="card"></p>'],
])('in %s a state may exclude nothing', async (selector, body) => {
  expect(await couldMatch(selector, body)).toBe(true)
})

test.each([
  ['& .card', ''],
  ['.card || td', '<table class="card"><tr><td></td></tr></table>'],
  ['svg|a', '<svg><a></a></svg>'],
  ['linearGradient', '<svg><linearGradient /></svg>'],
  ['DIV', '<div></div>'],
  [':is(', ''],
])('%s, which is not judged, could match', async (selector, body) => {
  expect(await couldMatch(selector, body)).toBe(true)
})

test.each([
  ['tbody td', '<table><tr><td></td></tr></table>'],
  ['.card p', '<template><div class="card"><p></p></div></template>'],
  ['.card p', '<noscript><div class="card"><p></p></div></noscript>'],
  ['.icon path', '<svg class="icon"><path d=""/></svg>'],
])('%s is matched against the tree that a browser builds from %s', async (selector, body) => {
  expect(await couldMatch(selector, body)).toBe(true)
})

test('elements named by a script may be anywhere, beside the present ones', async () => {
  expect(await couldMatch('.card + .later', '<p class="card"></p>', 'later')).toBe(true)
  expect(await couldMatch('.later :is(.card, .other)', '<p></p>', 'later', 'other')).toBe(true)
  expect(await couldMatch('.other .later', '<p class="card"></p>', 'later')).toBe(false)
  expect(await couldMatch('main:has(.other p)', '<main></main>', 'main', 'p')).toBe(false)
  expect(await couldMatch(':is(.card, .other) td', '<p class="card"></p>', 'td')).toBe(true)
  expect(await couldMatch('p:not(.other)', '<i></i>', 'p')).toBe(true)
})
