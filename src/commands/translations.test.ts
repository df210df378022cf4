import process, { env } from 'node:process'
import { commit, git, inTemporaryProject, seed, writeFiles } from '../../tests/support/temporary-project'
import { runTranslations } from './translations'

inTemporaryProject()

const article = (title: string, body: string) =>
  `---\ntitle: ${title}\nsubtitle: ${title}.\npublishedAt: 2026-11-12\ntags: [law]\n---\n\n${body}\n`

beforeEach(() => {
  env.LC_ALL = 'C'
  writeFiles({
    'content/articles/cloud-act/fr.mdx': article('La loi', 'Un début.\n\nUn milieu.'),
    'content/articles/cloud-act/en.mdx': article('The act', 'A beginning.\n\nA middle.'),
    'content/articles/rgpd/fr.mdx': article('Le registre', 'Une page.'),
    'content/copy/fr/home.json': '{ "title": "Accueil", "name": "Nous", "lead": "Chez vous." }',
    'content/copy/en/home.json': '{ "title": "Home", "name": "Us" }',
  })
})

/** Runs `npm run translations` in this process. @returns what it prints, errors too */
async function run(...words: string[]): Promise<string[]> {
  const printed = [
    jest.spyOn(console, 'log').mockImplementation(),
    jest.spyOn(console, 'error').mockImplementation(),
  ]
  try {
    await runTranslations(words)
    return printed.flatMap(({ mock }) => mock.calls.map(([line = '']) => String(line)))
  } finally {
    process.exitCode = undefined
    jest.restoreAllMocks()
  }
}

test('says what is missing, unrecorded or behind, and how; what is recorded is no longer reported', async () => {
  const untranslated = [
    'content/articles/rgpd/en.mdx is missing: content/articles/rgpd/fr.mdx is not translated.',
    'content/copy/en/home.json: "lead" is missing.',
  ] as const
  const acceptCopy = '  When it is up to date: npm run translations -- --accept copy'
  expect(await run()).toEqual([
    'content/articles/cloud-act/en.mdx: it is not recorded which version of content/articles/cloud-act/fr.mdx it follows.',
    ...untranslated,
    'content/copy/en/home.json: it is not recorded which version they follow: "title", "name"',
    acceptCopy,
    '5 translations to see to.',
  ])
  const recorded = ['recorded: content/articles/cloud-act/en.mdx', 'recorded: content/translations/en.json']
  expect(await run('--accept', 'rgpd')).toEqual(['There is nothing to record for "rgpd".'])
  expect(await run('--accept', 'cloud-act')).toEqual(recorded.slice(0, 1))
  expect(await run('--accept', 'copy/home')).toEqual(recorded.slice(1))
  git('init', '-q')
  commit()
  seed('content/articles/cloud-act/fr.mdx', 'Un milieu.', 'Un autre milieu.')
  seed('content/copy/fr/home.json', 'Accueil', 'Bienvenue')
  expect(await run()).toEqual([
    expect.stringMatching(
      /^content\/articles\/cloud-act\/en\.mdx is behind content\/articles\/cloud-act\/fr\.mdx, which it followed on \d/,
    ),
    ...['- Un milieu.', '+ Un autre milieu.', ''],
    '  When it is up to date: npm run translations -- --accept cloud-act/en',
    untranslated[0],
    'content/copy/en/home.json: "title" is behind content/copy/fr/home.json:',
    ...['- Accueil', '+ Bienvenue'],
    untranslated[1],
    acceptCopy,
    '4 translations to see to.',
  ])
  expect(await run('--accept', 'all')).toEqual(recorded)
  expect(await run()).toEqual([...untranslated, acceptCopy, '2 translations to see to.'])
})

test('one language of an article is recorded by its name; what does not exist is refused', async () => {
  expect(await run('--accept', 'cloud-act/en')).toEqual(['recorded: content/articles/cloud-act/en.mdx'])
  expect(await run('--accept', 'cloud-act/de')).toEqual([
    '"de" is not a language of the site: write cloud-act/en or cloud-act/fr.',
  ])
  expect(await run('--accept', 'copy/hoem')).toEqual(['There is no copy "hoem": write one of home.'])
  expect(await run('--accept')).toEqual([
    'Say what is up to date: npm run translations -- --accept <slug>/<language>',
  ])
})
