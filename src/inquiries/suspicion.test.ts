import { longText, withoutBacktracking } from '../../tests/support/without-backtracking'
import { emptyInquiry } from '../contact/inquiry-values'
import { inFrench, suspicion } from './suspicion'

const inquiry = { ...emptyInquiry, name: 'Ada', email: 'ada@example.org', service: '', message: 'Hello' }
const of = (change: object = {}, fields: object = {}) =>
  suspicion({ inquiry: { ...inquiry, ...change }, fields: { ...inquiry, ...change, ...fields } })
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://${at}.example`).join(' ')

test.each([
  ['a message from the form with JavaScript', {}, { website: '', elapsed: 2000 }],
  ['a message from the plain form, which sends no time', {}, { website: '' }],
  ['a message from another program', {}, {}],
  ['white space in the field for robots', {}, { website: ' \n' }],
  ['an impossible time', {}, { elapsed: -1 }],
  ['a time in words', {}, { elapsed: '5' }],
  ['three links', { message: links(3) }, {}],
  ['a sentence about links', { message: 'Our links: see <a> and http, www' }, {}],
  ['a name with a dot', { name: 'J. R. R. Tolkien (example.org)' }, {}],
])('%s is not suspicious', (_, change, fields) => expect(of(change, fields)).toBeUndefined())

test.each([
  ['the field for robots', {}, { website: 'x' }, 'the field for robots was filled in', 'rempli'],
  ['haste', {}, { elapsed: 1999.4 }, 'sent 1999 ms after the page was asked for', 'envoyée 1999 ms après'],
  ['no time at all', {}, { elapsed: 0 }, 'sent 0 ms after the page was asked for', 'envoyée 0 ms après'],
  ['four links', { message: links(4) }, {}, '4 links in the message', '4 liens'],
  [
    'four links without a scheme',
    { message: 'www.a www.b WWW.c www.d' },
    {},
    '4 links in the message',
    '4 liens',
  ],
  [
    'four links without encryption',
    { message: links(4).replaceAll('https', 'HTTP') },
    {},
    '4 links in the message',
    '4 liens',
  ],
  ['HTML', { message: '<a  class=x href="x">' }, {}, 'a link written as markup in the message', 'en balises'],
  ['BBCode', { message: '[URL=x]y[/URL]' }, {}, 'a link written as markup in the message', 'en balises'],
  [
    'an address as a name',
    { name: 'Win www.prize.example' },
    {},
    'a link in the name',
    'un lien dans le nom',
  ],
  ['a link as a name', { name: 'http://prize.example' }, {}, 'a link in the name', 'un lien dans le nom'],
])('%s is suspicious, with a reason in both languages', (_, change, fields, why, french) => {
  const reason = of(change, fields)
  expect(reason).toBe(why)
  expect(inFrench(reason ?? '')).toContain(french)
})

test('all findings are reported', () => {
  const reason = of({ name: 'https://a.example' }, { website: 'x' })
  expect(reason).toBe('the field for robots was filled in; a link in the name')
  expect(inFrench(reason ?? '')).toBe('le champ destiné aux robots a été rempli ; un lien dans le nom')
})

test('a reason written by an earlier version stays as it is', () =>
  expect(inFrench('9 odd things')).toBe('9 odd things'))

test('ASVS 1.3.12: no text makes the rules slow', () => {
  for (const words of ['<a ', '<a', 'www.', '[url']) {
    const message = words.repeat(longText / words.length)
    expect(() => withoutBacktracking(() => of({ message, name: message }))).not.toThrow()
  }
})
