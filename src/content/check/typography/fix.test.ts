import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { inTemporaryProject, writeFiles } from '../../../../tests/support/temporary-project'
import { dataFiles } from '../../load/data-files'
import { byPlace, problemsIn } from '../../messages/problem'
import type { ParseMdx } from '../cached-mdx'
import { openContent } from '../content'
import { type Mdx, parseMdx } from '../parse-mdx'
import { typography } from '../rules/typography'
import { fixTypography } from './fix'

inTemporaryProject()

const check = async () =>
  problemsIn(await typography(openContent()))
    .sort(byPlace)
    .map(({ file, line, column, message: { code } }) => `${file}:${line}:${column}: ${code}`)

const invalid = {
  'content/articles/cloud-act/fr.mdx': "---\ntitle: \"L'accès\"\n---\n\n`d'abord` : qui a l'accès ?\n",
  'content/copy/fr/home.json': '{\n  "title": "L\'essentiel",\n  "text": "À 60 %."\n}\n',
  'content/offers/cloud.yaml':
    "offers:\n  - name: { en: It's mine, fr: C'est à moi }\n    summary:\n      en: Don't\n      fr: \"À l'heure\"\n",
  'content/tags.yaml': "- tag: law\n  name: { en: The firm's, fr: L'entreprise }\n",
}

const clean = {
  'content/articles/cloud-act/fr.mdx':
    '---\ntitle: "L’accès"\n---\n\n`d\'abord`\u00a0: qui a l’accès\u202f?\n',
  'content/copy/fr/home.json': '{\n  "title": "L’essentiel",\n  "text": "À 60\u202f%."\n}\n',
  'content/offers/cloud.yaml':
    'offers:\n  - name: { en: It\'s mine, fr: C’est à moi }\n    summary:\n      en: Don\'t\n      fr: "À l’heure"\n',
  'content/tags.yaml': "- tag: law\n  name: { en: The firm's, fr: L’entreprise }\n",
}

test('finds every error of French articles, copy, offers and tags, at its position', async () => {
  writeFiles(invalid)
  expect(await check()).toEqual([
    'content/articles/cloud-act/fr.mdx:2:10: apostrophe',
    'content/articles/cloud-act/fr.mdx:5:10: noBreakSpace',
    'content/articles/cloud-act/fr.mdx:5:20: apostrophe',
    'content/articles/cloud-act/fr.mdx:5:26: narrowSpace',
    'content/copy/fr/home.json:2:14: apostrophe',
    'content/copy/fr/home.json:3:16: narrowSpace',
    'content/offers/cloud.yaml:2:33: apostrophe',
    'content/offers/cloud.yaml:5:15: apostrophe',
    'content/tags.yaml:2:32: apostrophe',
  ])
})

test.each(Object.values(dataFiles).map(({ name }) => name))('finds errors of prose in %s', async (name) => {
  writeFiles({ [`content/${name}`]: '{ "any": { "en": "It\'s mine", "fr": "C\'est à moi" } }\n' })
  expect(await check()).toEqual([`content/${name}:1:39: apostrophe`])
})

test('correct text has no errors', async () => {
  writeFiles(clean)
  expect(await check()).toEqual([])
})

test('English is not checked against French rules', async () => {
  writeFiles({
    'content/articles/cloud-act/en.mdx': '---\ntitle: "It\'s"\n---\n\nIt\'s 60 % : why ?\n',
    'content/copy/en/home.json': '{ "title": "What\'s new ?" }',
  })
  expect(await check()).toEqual([])
})

test('finds invisible characters in every language', async () => {
  writeFiles({
    'content/articles/cloud-act/en.mdx': '---\ntitle: A\n---\n\nA soft\u00adhyphen.\n',
    'content/copy/en/home.json': '{ "title": "What\u200b" }',
    'content/tags.yaml': '- name: { en: "La\u00adw" }\n',
  })
  expect(await check()).toEqual([
    'content/articles/cloud-act/en.mdx:5:7: strangeSign',
    'content/copy/en/home.json:1:17: strangeSign',
    'content/tags.yaml:1:18: strangeSign',
  ])
})

test('corrects what the check finds at the end of a YAML value', async () => {
  writeFiles({ 'content/tags.yaml': '- tag: law\n  name: { en: Why?, fr: "Pourquoi ?" }\n' })
  expect(await check()).toEqual(['content/tags.yaml:2:34: narrowSpace'])
  await fixTypography()
  expect(readFileSync('content/tags.yaml', 'utf8')).toContain('fr: "Pourquoi\u202f?"')
})

test('corrects and lists every file with an error, and touches no other', async () => {
  writeFiles({
    ...invalid,
    'content/copy/fr/about.json': '{ "title": "Nous" }',
    'content/copy/en/home.json': '{ "a": "It\'s" }',
  })
  expect(await fixTypography()).toEqual({ changed: Object.keys(clean), unreadable: [] })
  for (const [file, text] of Object.entries(clean)) expect(readFileSync(file, 'utf8')).toBe(text)
  expect(readFileSync('content/copy/en/home.json', 'utf8')).toBe('{ "a": "It\'s" }')
  expect(await check()).toEqual([])
  expect(await fixTypography()).toEqual({ changed: [], unreadable: [] })
})

test.each([
  ['content/articles/cloud-act/fr.mdx', "---\ntitle: L'accès\n---\n\nC'est {const a = b ? 'c' : d'e\n"],
  ['content/articles/cloud-act/fr.mdx', "---\ntitle: L'accès: oui\n---\n\nC'est\n"],
  ['content/copy/fr/home.json', '{ "title": "L\'essentiel" "b": "c" }'],
  ['content/tags.yaml', "- name: { fr: L'entreprise\n"],
])('a file that cannot be parsed is listed and left as it is: %s', async (file, text) => {
  writeFiles({ [file]: text })
  expect(await fixTypography()).toEqual({ changed: [], unreadable: [file] })
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each(['import de données', 'export {}'])(
  'an invisible sign stays where %s would else be more than a sentence',
  async (sentence) => {
    writeFiles({ 'content/articles/a/fr.mdx': `---\ntitle: Un titre\n---\n\n\u200b${sentence}\n` })
    expect(await fixTypography()).toEqual({ changed: [], unreadable: [] })
  },
)

test('removes a byte order mark, from unparseable files too', async () => {
  writeFiles({
    'content/articles/a/fr.mdx': "\ufeff---\ntitle: L'accès\n---\n\nUn {mot\n",
    'content/copy/en/home.json': '\ufeff{ "a": "It\'s" }',
  })
  await fixTypography()
  expect(readFileSync('content/articles/a/fr.mdx', 'utf8')).toBe("---\ntitle: L'accès\n---\n\nUn {mot\n")
  expect(readFileSync('content/copy/en/home.json', 'utf8')).toBe('{ "a": "It\'s" }')
})

test('keeps line endings', async () => {
  writeFiles({ 'content/articles/a/fr.mdx': "---\r\ntitle: L'accès\r\n---\r\n\r\nC'est\nqui ?\r\n" })
  await fixTypography()
  expect(readFileSync('content/articles/a/fr.mdx', 'utf8')).toBe(
    '---\r\ntitle: L’accès\r\n---\r\n\r\nC’est\nqui\u202f?\r\n',
  )
})

test('a file that is not UTF-8 stays as it is, byte by byte', async () => {
  const file = 'content/articles/cloud-act/fr.mdx'
  const bytes = Buffer.from("---\ntitle: Le site\n---\n\nL'été à 20 %.\n", 'latin1')
  writeFiles({ [file]: bytes })
  expect(await fixTypography()).toEqual({ changed: [], unreadable: [file] })
  expect(readFileSync(file)).toEqual(bytes)
})

describe('for any text', () => {
  const words = fc.constantFrom(
    ...["l'eau", 'un "mot"', '“Word”', 'qui ?', 'non!', 'ceci :', '60 %', '8900€', '3024 €', 'n° 2', '...'],
    ...['« oui »', 'cé\u00adsure', '‘mot’', 'd‘abord', '5"', "'90", 'etc ; oui', 'a:b', '1 234 567', '(c)'],
  )
  /** Text that stays as it is in the middle of a sentence. */
  const frozen = [
    ...[
      "`c'est ?`",
      "``l'un ` l'autre``",
      "`d'une\nligne ?`",
      '$E = mc^2 ; x$',
      "{'l\\'eau ?'}",
      "{/* c'est ? */}",
    ],
    ...["](/l'adresse...?a=1;b)", 'www.x.fr/?q=1!', "https://x.fr/l'un;b", '<sup>2</sup>', '&nbsp;!', '\\{?'],
    '<span lang="en">What\'s "this"?</span>',
  ]
  const code = fc.constantFrom(...frozen.map((part) => (part.startsWith(']') ? `[l'un${part}` : part)))
  const sentence = fc
    .array(fc.oneof(words, code), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join(' '))
  const block = fc.oneof(
    sentence.map((text) => `Voici ${text}`),
    sentence.map((text) => `## Titre ${text.replaceAll('\n', ' ')}`),
    sentence.map((text) => `- un\n- ${text.replaceAll('\n', ' ')}`),
    sentence.map((text) => `> ${text.replaceAll('\n', ' ')}`),
    sentence.map((text) => `| a | b |\n|---|---|\n| ${text.replace(/[\n|]/g, ' ')} | c |`),
    fc.constantFrom(
      ...[
        "```js\nlet a = b ? 'c' : d'e\n```",
        '~~~\nl\'un ? "deux" : 8900€\n~~~',
        '[^1]: *Is it “so”? Yes*, 2025.',
      ],
      ...[
        '<Figure src="./l\'un.svg" alt="L\'image ?" />',
        '---',
        '<Quote author="L\'un">\n\nC\'est "dit".\n\n</Quote>',
      ],
      `<KeyFigures items={[{ value: '8900€', label: "l'an : \\"un\\"" }]} />`,
    ),
  )
  const text = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => `${blocks.join('\n\n')}\n`)

  /** Compiles each text once: a correction reads it several times. */
  const compiled = new Map<string, Promise<Mdx>>()
  const parse: ParseMdx = (body) => {
    const mdx = compiled.get(body) ?? parseMdx(body)
    compiled.set(body, mdx)
    return mdx
  }

  /** Returns everything that is not prose, as written. */
  async function codeIn(source: string): Promise<string[]> {
    const body = source.slice(source.indexOf('\n---\n') + 5)
    const { nodes, error } = await parse(body)
    if (error) throw new Error(error.reason)
    const written = (node: Nodes) => body.slice(node.position?.start.offset, node.position?.end.offset)
    return nodes.flatMap((node) => {
      if (['code', 'inlineCode', 'mdxTextExpression', 'mdxFlowExpression'].includes(node.type))
        return [written(node)]
      if (node.type === 'link' || node.type === 'definition') return [node.url]
      if (node.type === 'footnoteDefinition') return [node.identifier]
      return [node.type]
    })
  }

  test('code stays the same, byte by byte, and a second correction finds nothing', async () => {
    const file = 'content/articles/a/fr.mdx'
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const source = `---\ntitle: "L'un : \\"deux\\""\n---\n\n${body}`
        writeFiles({ [file]: source })
        const { unreadable } = await fixTypography(parse)
        const once = readFileSync(file, 'utf8')
        expect(unreadable).toEqual([])
        expect(await codeIn(once)).toEqual(await codeIn(source))
        for (const part of frozen) expect(once.split(part)).toHaveLength(source.split(part).length)
        expect(await fixTypography(parse)).toEqual({ changed: [], unreadable: [] })
        expect(readFileSync(file, 'utf8')).toBe(once)
      }),
      { numRuns: 200 },
    )
  }, 120_000)
})
