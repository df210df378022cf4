import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead } from './PageHead'

const gatsby: { useStaticQuery: () => { build: object } } = jest.requireActual('gatsby')
const { useStaticQuery: stored } = gatsby

const common = readFileSync('content/copy/fr/common.json', 'utf8')
const locales = { edges: [{ node: { ns: 'common', language: 'fr', data: common, outdated: null } }] }

type Options = { unlisted?: boolean; languages?: string[]; preview?: boolean }

function head({ unlisted, languages = ['en', 'fr'], preview = false }: Options = {}): HTMLElement {
  const answer = stored()
  jest.spyOn(gatsby, 'useStaticQuery').mockReturnValue({ ...answer, build: { ...answer.build, preview } })
  const element = document.createElement('template')
  element.innerHTML = renderToStaticMarkup(
    <PageHead
      title="Tarifs"
      description="Des prix fermes."
      i18n={{ language: 'fr', originalPath: '/pricing', languages }}
      locales={locales}
      unlisted={unlisted}
    />,
  )
  const holder = document.createElement('div')
  holder.append(element.content)
  return holder
}

afterEach(() => jest.restoreAllMocks())

const robots = (holder: HTMLElement) => holder.querySelector('meta[name=robots]')?.getAttribute('content')

test('a listed page has one canonical address, with its other languages', () => {
  const found = head()
  expect(robots(found)).toBeUndefined()
  expect(found.querySelector('link[rel=canonical]')).toHaveProperty(
    'href',
    expect.stringMatching(/\/fr\/pricing$/),
  )
  const languages = [...found.querySelectorAll('link[rel=alternate]')].map((link) =>
    link.getAttribute('hreflang'),
  )
  expect(languages).toEqual(['en', 'fr', 'x-default'])
})

test('a page in one language names no other', () => {
  expect(head({ languages: ['fr'] }).querySelectorAll('link[rel=alternate]')).toHaveLength(0)
})

test('an unlisted page asks not to be indexed, and has no canonical address', () => {
  const answer = head({ unlisted: true })
  expect(robots(answer)).toBe('noindex')
  expect(answer.querySelector('link[rel=canonical], script, [property="og:url"]')).toBeNull()
})

test('in a preview every page asks not to be indexed', () => {
  expect(robots(head({ preview: true }))).toBe('noindex')
})
