import { inTemporaryProject, seed, writeFiles } from '../../../tests/temporary-project'
import { checkArticles } from './check-articles'
import { byPlace, formatProblem } from './problem'

inTemporaryProject()

const tags = `- tag: law
  name: { en: Law, fr: Droit }
- tag: cloud
  name: { en: Cloud, fr: Cloud }
`

const article = `---
title: Le Cloud Act
subtitle: Ce que la loi permet.
publishedAt: 2026-11-12
tags: [law, cloud]
image: ./cover.png
imageAlt: Une balance.
---

Un *paragraphe* et [un lien](/articles/rgpd-pme).[^1]

## Un titre

<Figure src="./schema.svg" alt="Un schéma" caption="Le schéma." />

<Quote author="Ada">Une phrase.</Quote>

| a | b |
|---|---|
| 1 | 2 |

[^1]: Une source.
`

const file = 'content/articles/cloud-act/fr.mdx'

beforeEach(() =>
  writeFiles({
    'content/tags.yaml': tags,
    [file]: article,
    'content/articles/cloud-act/cover.png': '',
    'content/articles/cloud-act/schema.svg': '<svg></svg>',
  }),
)

const check = async () => (await checkArticles()).sort(byPlace).map(formatProblem)

test('an article that keeps every rule is silent', async () => {
  expect(await check()).toEqual([])
})

describe('a fault is found at its place', () => {
  test.each([
    ['no title', 'title: Le Cloud Act\n', '', '2:1: title is a required field'],
    ['an empty title', 'title: Le Cloud Act', 'title: ""', '2:1: title is a required field'],
    ['a title too long', 'Le Cloud Act', 'x'.repeat(91), '2:1: title must be at most 90 characters'],
    ['a day that is none', '2026-11-12', '12/11/2026', '4:1: publishedAt must be a day like 2026-10-14'],
    ['no tag', '[law, cloud]', '[]', '5:1: tags field must have at least 1 items'],
    [
      'a tag that does not exist',
      '[law, cloud]',
      '[law, droit]',
      '5:13: There is no tag "droit". Use one of content/tags.yaml: law, cloud.',
    ],
    [
      'a field that nobody knows',
      'subtitle:',
      'subtitel:',
      '2:1: this field has unspecified keys: subtitel',
      '2:1: subtitle is a required field',
    ],
    [
      'a cover that is missing',
      './cover.png',
      './other.png',
      '6:8: There is no picture ./other.png beside this file.',
    ],
    [
      'a cover in another folder',
      './cover.png',
      '../cover.png',
      '6:1: image must name a picture beside the article, like ./cover.png',
    ],
    [
      'a cover without words',
      'imageAlt: Une balance.\n',
      '',
      '6:1: A picture needs imageAlt: what it shows, for those who do not see it.',
    ],
    [
      'a figure that is missing',
      './schema.svg',
      './plan.svg',
      '14:14: There is no picture ./plan.svg beside this file.',
    ],
  ])('%s', async (_, words, fault, ...problems) => {
    seed(file, words, fault)
    expect(await check()).toEqual(problems.map((problem) => `${file}:${problem}`).sort())
  })

  test.each([
    ['a component that is not closed', '</Quote>', '', /^16:1: This does not compile: .*<Quote>/],
    ['a brace that is not closed', 'Un *paragraphe*', 'Un {paragraphe', /^10:53: This does not compile: /],
    [
      'a sign that MDX reads as a component',
      'Un titre',
      'Un prix <5 euros',
      /^12:13: This does not compile: /,
    ],
  ])('what does not compile: %s', async (_, words, fault, problem) => {
    seed(file, words, fault)
    const found = await check()
    expect(found.map((line) => line.replace(`${file}:`, ''))).toEqual([expect.stringMatching(problem)])
  })

  test('a component that does not exist is named', async () => {
    seed(file, '<Quote author="Ada">Une phrase.</Quote>', '<Quotation />')
    expect(await check()).toEqual([expect.stringMatching(/This does not compile: .*`Quotation`/)])
  })
})

describe('where an article stands', () => {
  test.each([
    ['content/articles/page/fr.mdx', 'This slug is taken by the list of articles; choose another.'],
    ['content/articles/category/en.mdx', 'This slug is taken by the list of articles; choose another.'],
    ...['content/articles/Cloud/fr.mdx', 'content/articles/cloud-act/de.mdx', 'content/articles/fr.mdx'].map(
      (wrong) => [
        wrong,
        `${wrong}: an article stands in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.`,
      ],
    ),
  ])('%s is refused', async (wrong, message) => {
    writeFiles({ [wrong]: article })
    expect(await check()).toEqual([`${wrong}:1:1: ${message}`])
  })

  test('an article without front matter is told how it begins', async () => {
    writeFiles({ [file]: 'Un paragraphe.\n' })
    expect(await check()).toEqual([
      `${file}:1:1: An article begins with its front matter, between two lines of ---.`,
    ])
  })
})

test('the faults of all articles are found at once', async () => {
  seed(file, '[law, cloud]', '[loi, nuage]')
  seed(file, './schema.svg', './plan.svg')
  writeFiles({ 'content/articles/rgpd/en.mdx': article.replace('2026-11-12', 'soon') })
  expect(await check()).toEqual([
    `${file}:5:8: There is no tag "loi". Use one of content/tags.yaml: law, cloud.`,
    `${file}:5:13: There is no tag "nuage". Use one of content/tags.yaml: law, cloud.`,
    `${file}:14:14: There is no picture ./plan.svg beside this file.`,
    'content/articles/rgpd/en.mdx:4:1: publishedAt must be a day like 2026-10-14',
  ])
})

test('every problem of an article is an error', async () => {
  seed(file, '[law, cloud]', '[loi]')
  expect((await checkArticles()).map(({ severity }) => severity)).toEqual(['error'])
})

describe('known faults of the check', () => {
  test('front matter that does not end is a problem, not a crash', async () => {
    writeFiles({ [file]: article.slice(0, article.indexOf('---\n\n')) })
    expect(await check()).toEqual([expect.stringMatching(/^content\/articles\/cloud-act\/fr\.mdx:1:1: /)])
  })

  test('line ends of Windows are as good as others', async () => {
    writeFiles({ [file]: article.replaceAll('\n', '\r\n') })
    expect(await check()).toEqual([])
  })

  test('a component that does not exist is pointed at', async () => {
    seed(file, '<Quote author="Ada">Une phrase.</Quote>', '<Quotation />')
    expect(await check()).toEqual([expect.stringMatching(/^content\/articles\/cloud-act\/fr\.mdx:16:1: /)])
  })

  test('places inside MDX’s own words are those of the file too', async () => {
    seed(file, '</Quote>', '')
    expect(await check()).toEqual([expect.stringContaining('`<Quote>` (16:1-16:21)')])
  })

  test('a tag is pointed at where it stands, not where its letters occur first', async () => {
    seed(file, '[law, cloud]', '[law, cloud, clo]')
    expect(await check()).toEqual([
      `${file}:5:20: There is no tag "clo". Use one of content/tags.yaml: law, cloud.`,
    ])
  })

  test('a fault of content/tags.yaml does not keep the articles from being checked', async () => {
    seed('content/tags.yaml', 'tag: cloud', 'tag: Le Cloud')
    seed(file, '2026-11-12', 'soon')
    expect(await check()).toContain(`${file}:4:1: publishedAt must be a day like 2026-10-14`)
  })
})
