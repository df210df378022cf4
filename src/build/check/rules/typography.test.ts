import { readFileSync } from 'node:fs'
import { inTemporaryProject, writeFiles } from '../../../../tests/temporary-project'
import { openContent } from '../content'
import { byPlace, formatProblem } from '../problem'
import { fixTypography, typography } from './typography'

inTemporaryProject()

const check = async () =>
  (await typography(openContent())).sort(byPlace).map((problem) => formatProblem(problem, 'en'))

const apostrophe = 'The French apostrophe is ’ (U+2019) (npm run check -- --fix corrects it).'
const narrowBeforeSign =
  'A narrow no-break space (U+202F) belongs before ; ! and ? (npm run check -- --fix corrects it).'
const percent = 'A narrow no-break space (U+202F) belongs before % (npm run check -- --fix corrects it).'

const faulty = {
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

test('every fault of French articles, copy, offers and tags is found, at its place', async () => {
  writeFiles(faulty)
  expect(await check()).toEqual([
    `content/articles/cloud-act/fr.mdx:2:10: ${apostrophe}`,
    'content/articles/cloud-act/fr.mdx:5:10: A no-break space (U+00A0) belongs before a colon (npm run check -- --fix corrects it).',
    `content/articles/cloud-act/fr.mdx:5:20: ${apostrophe}`,
    `content/articles/cloud-act/fr.mdx:5:26: ${narrowBeforeSign}`,
    `content/copy/fr/home.json:2:14: ${apostrophe}`,
    `content/copy/fr/home.json:3:16: ${percent}`,
    `content/offers/cloud.yaml:2:33: ${apostrophe}`,
    `content/offers/cloud.yaml:5:15: ${apostrophe}`,
    `content/tags.yaml:2:32: ${apostrophe}`,
  ])
})

test('what is set well is silent', async () => {
  writeFiles(clean)
  expect(await check()).toEqual([])
})

test('English is not held against the rules of French', async () => {
  writeFiles({
    'content/articles/cloud-act/en.mdx': "It's 60 % : why ?\n",
    'content/copy/en/home.json': '{ "title": "What\'s new ?" }',
  })
  expect(await check()).toEqual([])
})

test('what the check finds at the end of a value of YAML is what mending mends', async () => {
  writeFiles({ 'content/tags.yaml': '- tag: law\n  name: { en: Why?, fr: "Pourquoi ?" }\n' })
  expect(await check()).toEqual([`content/tags.yaml:2:34: ${narrowBeforeSign}`])
  await fixTypography()
  expect(readFileSync('content/tags.yaml', 'utf8')).toContain('fr: "Pourquoi\u202f?"')
})

test('mending mends every file that has a fault, names it, and touches no other', async () => {
  writeFiles({
    ...faulty,
    'content/copy/fr/about.json': '{ "title": "Nous" }',
    'content/copy/en/home.json': '{ "a": "It\'s" }',
  })
  expect((await fixTypography()).sort()).toEqual(Object.keys(clean))
  for (const [file, text] of Object.entries(clean)) expect(readFileSync(file, 'utf8')).toBe(text)
  expect(readFileSync('content/copy/en/home.json', 'utf8')).toBe('{ "a": "It\'s" }')
  expect(await check()).toEqual([])
  expect(await fixTypography()).toEqual([])
})
