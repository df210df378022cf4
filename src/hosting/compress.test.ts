import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { openFileCache } from '../cache/file-cache'
import { firstRoundTrip, precompress, sentSize } from './compress'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const noCache = {
  get: (_: string, make: () => Promise<Buffer>) => make(),
  place: async (_: string, target: string, make: () => Promise<Buffer>) =>
    writeFileSync(target, await make()),
}

/** Writes a file and compresses it. */
async function compress(name: string, text: string) {
  const [file, content] = [path.join(folder, name), Buffer.from(text)]
  writeFileSync(file, content)
  return { file, encodings: await precompress(file, content, noCache), files: readdirSync(folder).sort() }
}

const prose = 'Souveraineté — « à vous ». '.repeat(200)

test.each(['html', 'js', 'css', 'json', 'svg', 'txt', 'xml', 'md', 'webmanifest'])(
  'a .%s file also exists in brotli and gzip, smaller and with the same content',
  async (extension) => {
    const { file, encodings, files } = await compress(`page.${extension}`, prose)
    expect(encodings).toEqual(['br', 'gzip'])
    expect(files).toEqual([`page.${extension}`, `page.${extension}.br`, `page.${extension}.gz`])
    expect(readFileSync(file, 'utf8')).toBe(prose)
    const [br, gz] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)]
    expect(brotliDecompressSync(br).toString()).toBe(prose)
    expect(gunzipSync(gz).toString()).toBe(prose)
    expect(br.length).toBeLessThan(prose.length)
    expect(gz.length).toBeLessThan(prose.length)
  },
)

test.each(['png', 'jpg', 'webp', 'avif', 'woff2', 'pdf', 'map', 'htmlx'])(
  'a .%s file is not compressed',
  async (extension) => {
    const { encodings, files } = await compress(`file.${extension}`, prose)
    expect(encodings).toEqual([])
    expect(files).toEqual([`file.${extension}`])
  },
)

test.each([
  ['nothing', ''],
  ['one letter', 'a'],
])('a file of %s is not compressed: it would only grow', async (_, content) => {
  const { encodings, files } = await compress('page.html', content)
  expect(encodings).toEqual([])
  expect(files).toEqual(['page.html'])
})

test('an encoding that does not make the file smaller is left out', async () => {
  const { encodings, files } = await compress('page.txt', 'aaaaaaaaaaaaaaaa')
  expect(encodings).toEqual(['br'])
  expect(files).toEqual(['page.txt', 'page.txt.br'])
})

test('the same file gives the same bytes', async () => {
  const first = await compress('page.html', prose)
  const bytes = () => [readFileSync(`${first.file}.br`), readFileSync(`${first.file}.gz`)]
  const before = bytes()
  await precompress(first.file, Buffer.from(prose), noCache)
  expect(bytes()).toEqual(before)
})

test('does not compress again what a former build compressed', async () => {
  const cache = openFileCache(path.join(folder, 'cache'))
  const file = path.join(folder, 'page.html')
  const compressAgain = async (text: string) => {
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
    expect(await precompress(file, Buffer.from(text), cache)).toEqual(['br', 'gzip'])
    return [brotliDecompressSync(readFileSync(`${file}.br`)).toString(), cache.made()]
  }
  expect(await compressAgain(prose)).toEqual([prose, 2])
  expect(await compressAgain(prose)).toEqual([prose, 2])
  expect(await compressAgain(`${prose}!`)).toEqual([`${prose}!`, 4])
})

const atLevel = (level: number, content: Buffer) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

/** Returns what is sent for a file, and expects that it is weighed so. */
async function sent(name: string, content: Buffer): Promise<Buffer> {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  await precompress(file, content, noCache)
  const bytes = readFileSync(`${file}.br`)
  expect(await sentSize(file, content, noCache)).toBe(bytes.length)
  return bytes
}

test.each([
  ['articles/a/index.html', 10],
  ['articles/a.txt', 10],
  ['articles/a.md', 5],
  ['articles/feed.json', 5],
  ['articles/atom.xml', 5],
  ['static/search-0123456789ab.json', 10],
  ['articles/page/2/index.html', 10],
  ['articles/category/law/page/2/index.html', 10],
  ['static/cover-0123456789abcdef.svg', 10],
  ['articles/index.html', 11],
  ['articles/category/law/index.html', 11],
  ['a/index.html', 11],
  ['a.js', 11],
])('%s is compressed at level %i by its name alone, and weighed as it is sent', async (name, level) => {
  expect(await sent(name, readFileSync(__filename))).toEqual(atLevel(level, readFileSync(__filename)))
})

test.each([
  ['that takes little more than a round trip at level 10 is compressed at the highest', 5_000, 11],
  ['that takes far more than a round trip stays at level 10', 5_200, 10],
])('an article %s', async (_, squares, level) => {
  const long = Buffer.from(
    Array.from({ length: squares }, (_, index) => (index * index).toString(36)).join(' '),
  )
  expect(atLevel(10, long).length).toBeGreaterThan(firstRoundTrip)
  expect(await sent('articles/a/index.html', long)).toEqual(atLevel(level, long))
})
