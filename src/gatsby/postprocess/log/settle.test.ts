import { settle } from './settle'

const tenths = (bytes: number) => (bytes / 1000).toFixed(1)

test('finds a text that states its own weight', async () => {
  const write = (figure: string) => `${'x'.repeat(1234)} ${figure}`
  expect(await settle('0.0', write, async (text) => tenths(text.length))).toBe(`${'x'.repeat(1234)} 1.2`)
})

test('two figures that lead to each other are separated by spaces', async () => {
  // Some digits compress worse: with 1.2 it weighs 1,250 bytes, with 1.3 it weighs 1,249.
  const weigh = async (text: string) =>
    tenths((text.includes('1.3') ? 1249 : 1250) + (text.split(' ').length - 1))
  const write = (figure: string, spaces: number) => `${figure}${' '.repeat(spaces)}`
  expect(await settle('1.2', write, weigh)).toBe('1.3 ')
})

test('spaces that weigh nothing at first, as they are compressed, are added until they weigh something', async () => {
  const weigh = async (text: string) =>
    tenths((text.includes('1.3') ? 1249 : 1250) + Math.floor(text.split(' ').length / 60))
  const write = (figure: string, spaces: number) => `${figure}${' '.repeat(spaces)}`
  expect(await settle('1.2', write, weigh)).toMatch(/^1\.3 +$/)
})

test('a text that never agrees is an error, not an endless build', async () => {
  let last = 0
  await expect(
    settle(
      '0',
      (figure) => figure,
      async () => String(++last),
    ),
  ).rejects.toThrow('No text agrees with its own weight')
})
