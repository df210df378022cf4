import { readingMinutes } from './reading-time'

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ')

test.each([
  [0, 1],
  [1, 1],
  [230, 1],
  [344, 1],
  [345, 2],
  [460, 2],
  [2300, 10],
])('%i words take %i minutes: 230 a minute, rounded, and 1 at least', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes)
})

// 344 words take 1 minute and 345 take 2, so each case shows whether its word counts.
test.each([
  ['a word', 'encore'],
  ['a word with accents', 'été'],
  ['a word of French with an apostrophe, once', 'l’intelligence'],
  ['a compound word, once', 'porte-monnaie'],
  ['a number', '42'],
  ['the text of a component', '<Callout>encore</Callout>'],
])('%s counts as one word: %s', (_, text) => {
  expect(readingMinutes(`${words(343)}\n\n${text}`)).toBe(1)
  expect(readingMinutes(`${words(344)}\n\n${text}`)).toBe(2)
})

test.each([
  ['code', '```js\nconst much = code + here\n```'],
  ['footnotes', '[^1]: Une étude de 2023, avec son titre.'],
  ['addresses of links', '[–](https://example.org/une-page) [–][]\n\n[–]: https://example.org/une-page'],
  ['comments', '{/* Une note\nde l’auteur. */}'],
  ['names and attributes of components', '<Figure src="./a.png" alt="une longue description" />'],
  ['signs', '– … « » | * #'],
])('%s counts as no word: %s', (_, text) => {
  expect(readingMinutes(`${words(344)}\n\n${text}\n`)).toBe(1)
  expect(readingMinutes(`${text}\n\n${words(345)}`)).toBe(2)
})

test('text between two blocks of code counts', () => {
  expect(readingMinutes(`\`\`\`\na\n\`\`\`\n\n${words(345)}\n\n\`\`\`\nb\n\`\`\`\n`)).toBe(2)
})
