import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { listedArticle } from '../../../tests/fixtures/listed-article'
import { renderPage } from '../../../tests/fixtures/render-page'
import type { Language } from '../../site/languages'
import type { ListedArticle } from '../listing'
import { indexTexts } from '../search/indexes'
import { packIndex } from '../search/word-index'
import { ArticleBrowser } from './ArticleBrowser'
import { everything, type ListQuery } from './list-query'

const articles: ListedArticle[] = [
  listedArticle({ slug: 'rgpd', title: 'Le RGPD dans une PME', subtitle: 'Un registre.', tags: ['law'] }),
  listedArticle({
    slug: 'quitter',
    title: 'Quitter un hyperscaler',
    subtitle: 'Un calcul.',
    tags: ['cloud', 'law'],
  }),
  listedArticle({
    slug: 'cloud-act',
    title: 'Le Cloud Act',
    subtitle: 'Une loi.',
    tags: ['law', 'cloud', 'security'],
  }),
  listedArticle({
    slug: 'modeles',
    title: 'Des modèles à domicile',
    subtitle: 'Une mesure.',
    tags: ['generative-ai'],
  }),
  listedArticle({
    slug: 'rag',
    title: 'Vos documents privés',
    subtitle: 'Un montage.',
    tags: ['generative-ai', 'security'],
  }),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
    listedArticle({
      slug: `flux-${number}`,
      title: `Automatiser, épisode ${number}`,
      subtitle: 'Un flux.',
      tags: ['automation'],
    }),
  ),
]
const titles = articles.map(({ title }) => title)

type Answer = Pick<Response, 'ok' | 'status' | 'json' | 'text'>

const answer = (status: number, body: unknown): Answer => ({
  ok: status < 300,
  status,
  json: () => Promise.resolve(body),
  text: () => Promise.resolve(String(body)),
})

const fetchList = jest.fn<Promise<Answer>, [address: string]>()
const logged = jest.spyOn(console, 'error').mockImplementation(() => {})

// jsdom has no layout, so nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  Object.defineProperty(globalThis, 'fetch', { value: fetchList, configurable: true })
  fetchList.mockReset().mockResolvedValue(answer(200, { articles }))
  logged.mockClear()
})

afterAll(() => {
  logged.mockRestore()
  Reflect.deleteProperty(globalThis, 'fetch')
})

/** The page was built before an article was withdrawn. */
const builtTotal = articles.length + 1

type Given = { at?: string; language?: Language; query?: Partial<ListQuery> }

const lawPage: Given = { at: '/fr/articles/category/law', query: { category: 'law' } }
const automationPage: Given = { at: '/fr/articles/category/automation', query: { category: 'automation' } }

/** Opens the list at an address, with the state that the page of that address was built with. */
function open({ at = '/fr/articles', language = 'fr', query = {} }: Given = {}) {
  window.history.replaceState({}, '', at)
  return renderPage(
    <ArticleBrowser
      title="Articles"
      lead="Des méthodes."
      built={{
        query: { ...everything, ...query },
        articles: articles.slice(0, 6),
        categories: [
          { id: 'automation', name: 'Automatisation' },
          { id: 'cloud', name: 'Cloud souverain' },
          { id: 'law', name: 'Droit' },
          { id: 'generative-ai', name: 'IA Générative' },
          { id: 'security', name: 'Sécurité' },
        ],
        total: builtTotal,
      }}
    />,
    { language, path: '/articles' },
  )
}

async function openLoaded(given?: Given) {
  const view = open(given)
  await waitFor(() => expect(count()).toMatch(/^\d+ article/))
  await waitFor(() => expect(count()).not.toBe(`${builtTotal} articles`))
  await nextFrame()
  await nextFrame()
  return view
}

/** The lower rows follow in a frame of their own. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** The visible count; screen readers hear the same once typing pauses. */
const count = () =>
  screen.getByText(/^(\d+ article|Chargement|Loading)|^$/, { selector: 'p[aria-hidden]' }).textContent
const address = () => window.location.pathname + window.location.search
const shown = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const category = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Filtrer par sujet' })).getByRole('link', { name })
const categories = () =>
  within(screen.getByRole('navigation', { name: 'Filtrer par sujet' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const searchBox = () => screen.getByRole('combobox', { name: 'Chercher dans les articles' })
const page = (name: string) => screen.getByRole('link', { name })

/** Whether a click is left to the browser; jsdom does not navigate. */
function leftToBrowser(click: () => void): boolean {
  let left = false
  const record = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', record)
  click()
  window.removeEventListener('click', record)
  return left
}

/** Waits for the list to answer. */
const answered = (titles: readonly string[]) => waitFor(() => expect(shown()).toEqual(titles))
const counted = (words: string) => waitFor(() => expect(count()).toBe(words)).then(nextFrame)

describe('the list is loading, then loaded', () => {
  test.each([
    ['fr', '/fr/articles', '/fr/api/articles'],
    ['en', '/articles', '/api/articles'],
  ] as const)('in %s, the page %s requests GET %s, once', async (language, at, requested) => {
    await openLoaded({ language, at })
    expect(fetchList.mock.calls.map(([to]) => to)).toEqual([requested])
  })

  test.each([
    ['fr', '/fr/articles', 'Chargement des articles...'],
    ['en', '/articles', 'Loading articles...'],
  ] as const)(
    'in %s, while what is asked for loads, the page says so above the articles that it has',
    (language, at, words) => {
      fetchList.mockReturnValue(new Promise(() => {}))
      open({ language, at: `${at}?q=cloud` })
      expect(count()).toBe(words)
      expect(shown()).toEqual(titles.slice(0, 6))
      expect(screen.getAllByRole('article')[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
    },
  )

  test('shows and counts the built articles at once', () => {
    fetchList.mockReturnValue(new Promise(() => {}))
    open()
    expect(count()).toBe('14 articles')
    expect(shown()).toEqual(titles.slice(0, 6))
  })

  test('once loaded, counts the articles; lists every category, “all” first', async () => {
    await openLoaded()
    expect(count()).toBe('13 articles')
    expect(categories()).toEqual([
      'Tous',
      'Automatisation',
      'Cloud souverain',
      'Droit',
      'IA Générative',
      'Sécurité',
    ])
    expect(category('Tous')).toHaveAttribute('aria-current', 'true')
  })

  test('the answer replaces the count of the built page', async () => {
    fetchList.mockResolvedValue(answer(200, { articles: [listedArticle({ title: 'Paru ce matin' })] }))
    await openLoaded()
    expect(count()).toBe('1 article')
    await answered(['Paru ce matin'])
  })

  test('leaving while it loads reports no error', async () => {
    let fail = () => {}
    fetchList.mockReturnValue(
      new Promise((_, reject) => {
        fail = () => reject(new Error('aborted'))
      }),
    )
    const { unmount } = open()
    unmount()
    await act(async () => fail())
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('the list fails', () => {
  const failure = 'Impossible de charger les articles. Veuillez réessayer plus tard.'

  test.each([
    ['an error status', () => Promise.resolve(answer(503, {})), /503/],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ])(
    '%s: shows a heading and a message, empties the lists, and logs the reason',
    async (_, answers, reason) => {
      fetchList.mockImplementation(answers)
      open()
      expect(await screen.findByRole('heading', { name: 'Erreur' })).toBeVisible()
      expect(screen.getByText(failure)).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(`Erreur${failure}`)
      expect(screen.queryByRole('article')).not.toBeInTheDocument()
      expect(categories()).toEqual(['Tous'])
      expect(count()).toBe('')
      expect(screen.queryByRole('navigation', { name: 'Pages d’articles' })).not.toBeInTheDocument()
      expect(logged.mock.calls.map(String)).toEqual([expect.stringMatching(reason)])
    },
  )

  test('shows the error in English on an English page', async () => {
    fetchList.mockResolvedValue(answer(500, {}))
    open({ language: 'en', at: '/articles' })
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible()
    expect(screen.getByText('Unable to load the articles. Please try again later.')).toBeVisible()
  })

  test('“Réessayer” tries again, and shows the result', async () => {
    fetchList.mockResolvedValueOnce(answer(503, {}))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(count()).toBe('13 articles'))
    expect(screen.queryByRole('heading', { name: 'Erreur' })).not.toBeInTheDocument()
    await answered(titles.slice(0, 6))
    expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] ?? null)
    expect(document.body).not.toHaveFocus()
    expect(fetchList).toHaveBeenCalledTimes(2)
  })

  test('a second failure is announced again', async () => {
    fetchList.mockResolvedValue(answer(503, {}))
    open()
    const first = await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(await screen.findByRole('alert')).toHaveTextContent(failure)
  })
})

describe('categories', () => {
  test.each([
    ['its own page', lawPage],
    ['a shared link', { at: '/fr/articles?category=law' }],
  ])('by %s, a category filters the articles by tag', async (_, given) => {
    await openLoaded(given)
    await answered(['Le RGPD dans une PME', 'Quitter un hyperscaler', 'Le Cloud Act'])
    expect(count()).toBe('3 articles')
    expect(category('Droit')).toHaveAttribute('aria-current', 'true')
    expect(category('Tous')).not.toHaveAttribute('aria-current')
  })

  test('one that does not exist leaves nothing out', async () => {
    await openLoaded({ at: '/fr/articles?category=gone' })
    await answered(titles.slice(0, 6))
    expect(page('Page 2')).toHaveAttribute('href', '/fr/articles/page/2')
    expect(category('Tous')).toHaveAttribute('aria-current', 'true')
  })

  test.each([
    ['everything', undefined],
    ['one of its pages', { at: '/fr/articles?page=2' }],
    ['another category', lawPage],
  ])('from %s, each links to a page of its own with its name as heading', async (_, given) => {
    await openLoaded(given)
    expect(category('Tous')).toHaveAttribute('href', '/fr/articles')
    expect(category('Cloud souverain')).toHaveAttribute('href', '/fr/articles/category/cloud')
    expect(leftToBrowser(() => fireEvent.click(category('Cloud souverain')))).toBe(true)
  })
})

describe('search', () => {
  test('finds what a typo means', async () => {
    await openLoaded()
    await userEvent.type(searchBox(), 'hyperscalar')
    await answered(['Quitter un hyperscaler'])
    expect(count()).toBe('1 article')
  })

  test.each([
    ['fr', '/fr/articles', '«\u00a0cloud\u00a0» – Guides · Septentrion'],
    ['en', '/articles', '“cloud” – Guides · Septentrion'],
  ] as const)('in %s names the page while there is something to search for', async (language, at, title) => {
    document.title = 'Guides · Septentrion'
    open({ at: `${at}?q=cloud`, language })
    await waitFor(() => expect(document.title).toBe(title))
    await userEvent.clear(screen.getByRole('combobox'))
    await waitFor(() => expect(document.title).toBe('Guides · Septentrion'))
  })

  test('marks matches as whole words', async () => {
    await openLoaded()
    await userEvent.type(searchBox(), 'hyper')
    await answered(['Quitter un hyperscaler'])
    expect(screen.getByText('hyperscaler').tagName).toBe('MARK')
    await userEvent.clear(searchBox())
    await counted('13 articles')
    expect(document.querySelector('mark')).toBeNull()
  })

  test('names a matching tag that the card would only have counted', async () => {
    await openLoaded()
    await userEvent.type(searchBox(), 'sécurité act')
    await answered(['Le Cloud Act'])
    expect(within(screen.getByRole('article')).getByText('Sécurité')).toBeVisible()
  })

  test('finds a word that only the text contains, and quotes it', async () => {
    const index = {
      ...packIndex(indexTexts(articles.map(({ slug }) => ({ text: slug === 'rag' ? 'Un onduleur.' : '' })))),
      common: '',
      meanings: [],
      pages: [],
    }
    const pages: Record<string, Answer> = {
      '/fr/api/articles': answer(200, { articles, searchIndex: '/static/search-1.json' }),
      '/static/search-1.json': answer(200, index),
      '/fr/articles/rag.txt': answer(200, 'Un mot. Deux onduleurs suffisent.'),
    }
    fetchList.mockImplementation(async (address) => pages[address] ?? answer(404, {}))
    await openLoaded()
    await userEvent.type(searchBox(), 'onduleur')
    await answered(['Vos documents privés'])
    expect((await screen.findByText('onduleurs')).parentElement).toHaveTextContent(
      /^Deux onduleurs suffisent\.$/,
    )
  })

  test('takes no more text than an address can carry', async () => {
    await openLoaded()
    await userEvent.click(searchBox())
    await userEvent.paste('cloud '.repeat(500))
    await waitFor(() => expect(address()).toContain('q=cloud'))
    expect(address().length).toBeLessThan(600)
  })

  describe('suggests at once', () => {
    const price = '4 500 €'
    const index = {
      ...packIndex(indexTexts(articles.map(() => ({ text: '' })))),
      common: '',
      meanings: [],
      pages: [{ title: 'Audit du cloud', text: '', address: '/fr/services#audit', price }],
    }
    const suggestions = () => screen.queryAllByRole('option').map((option) => option.textContent)
    const type = async (text: string) => {
      fetchList.mockImplementation(async (address) =>
        address === '/static/search-1.json'
          ? answer(200, index)
          : answer(200, { articles, searchIndex: '/static/search-1.json' }),
      )
      await openLoaded()
      await userEvent.type(searchBox(), text)
      await waitFor(() => expect(suggestions()).toHaveLength(3))
    }

    test('suggests the three best titles and a page with its price', async () => {
      await type('cloud')
      expect(suggestions()).toEqual([
        expect.stringContaining('Cloud'),
        expect.stringContaining('hyperscaler'),
        'Audit du cloud 4 500 €',
      ])
      expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    })

    test('arrows choose a link while the focus stays in the field; past the last none is chosen', async () => {
      await type('flux')
      expect(searchBox()).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowDown}')
      const [first, , last] = screen.getAllByRole('option')
      expect(searchBox()).toHaveAttribute('aria-activedescendant', first?.id)
      expect(first).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      expect(searchBox()).toHaveAttribute('aria-activedescendant', last?.id)
      await userEvent.keyboard('{ArrowDown}')
      expect(searchBox()).not.toHaveAttribute('aria-activedescendant')
      expect(searchBox()).toHaveFocus()
    })

    test('Enter follows the chosen link', async () => {
      await type('cloud')
      const followed: (string | null)[] = []
      const note = (event: Event) => {
        event.preventDefault()
        if (event.target instanceof Element) followed.push(event.target.getAttribute('href'))
      }
      document.addEventListener('click', note)
      await userEvent.keyboard('{ArrowUp}{Enter}')
      document.removeEventListener('click', note)
      expect(followed).toEqual(['/fr/services#audit'])
    })

    test('nothing is chosen any more once the text has changed, or the list has been closed', async () => {
      await type('clou')
      const chosen = () => screen.queryByRole('option', { selected: true })
      await userEvent.keyboard('{ArrowDown}')
      expect(chosen()).not.toBeNull()
      await userEvent.keyboard('d')
      expect(chosen()).toBeNull()
      const [first] = screen.getAllByRole('option')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}{ArrowDown}')
      expect(chosen()).toBe(document.getElementById(first?.id ?? ''))
    })

    test.each(['{Escape}', '{Enter}', '{Tab}'])(
      '%s closes the list and keeps the typed text',
      async (key) => {
        await type('cloud')
        await userEvent.keyboard(key)
        expect(suggestions()).toEqual([])
        expect(searchBox()).toHaveValue('cloud')
        expect(searchBox()).toHaveAttribute('aria-expanded', 'false')
      },
    )

    test('Escape closes the list, then empties the field', async () => {
      await type('cloud')
      await userEvent.keyboard('{Escape}')
      expect(searchBox()).toHaveValue('cloud')
      await userEvent.keyboard('{Escape}')
      expect(searchBox()).toHaveValue('')
      await waitFor(() => expect(address()).toBe('/fr/articles'))
    })
  })

  test('combines with a category, in either order', async () => {
    const { unmount } = await openLoaded(lawPage)
    await userEvent.type(searchBox(), 'cloud')
    await answered(['Le Cloud Act', 'Quitter un hyperscaler'])
    await waitFor(() => expect(address()).toBe('/fr/articles/category/law?q=cloud'))
    await waitFor(() => expect(category('Tous')).toHaveAttribute('href', '/fr/articles?q=cloud'))
    expect(category('Sécurité')).toHaveAttribute('href', '/fr/articles/category/security?q=cloud')
    unmount()
    await openLoaded({ at: '/fr/articles/category/security?q=cloud', query: { category: 'security' } })
    await answered(['Le Cloud Act'])
    expect(searchBox()).toHaveValue('cloud')
  })

  test.each([
    ['the focus comes', (link: HTMLElement) => act(() => link.focus())],
    ['the pointer comes', (link: HTMLElement) => fireEvent.pointerEnter(link.closest('nav') ?? link)],
  ])('goes along to a category as soon as %s to them', async (_, come) => {
    await openLoaded()
    // At once, before the pause in typing could be over.
    fireEvent.input(searchBox(), { target: { value: 'cloud' } })
    come(category('Tous'))
    expect(category('Droit')).toHaveAttribute('href', '/fr/articles/category/law?q=cloud')
  })

  test('leaves the path as it is, and leads back to what it began from', async () => {
    await openLoaded({ at: '/fr/articles/page/2', query: { page: 2 } })
    await userEvent.type(searchBox(), 'cloud')
    await answered(['Le Cloud Act', 'Quitter un hyperscaler'])
    await waitFor(() => expect(address()).toBe('/fr/articles/page/2?q=cloud'))
    await userEvent.clear(searchBox())
    await answered(titles.slice(6, 12))
    await waitFor(() => expect(address()).toBe('/fr/articles/page/2'))
  })

  test('is sent by the browser within its category until the script is ready', async () => {
    await openLoaded(lawPage)
    expect(searchBox().closest('form')).toHaveAttribute('action', '/fr/articles/category/law')
  })

  test('starts at the first page of the results', async () => {
    await openLoaded({ at: '/fr/articles?page=3' })
    await userEvent.type(searchBox(), 'automatiser')
    await counted('8 articles')
    await waitFor(() => expect(shown()).toHaveLength(6))
    expect(page('Page 1')).toHaveAttribute('aria-current', 'page')
  })

  test('adds one history entry, not one per letter', async () => {
    await openLoaded()
    const before = window.history.length
    await userEvent.type(searchBox(), 'cloud')
    await waitFor(() => expect(address()).toBe('/fr/articles?q=cloud'))
    expect(window.history.length).toBe(before)
  })
})

describe('an empty result', () => {
  test('says that nothing was found, what to try, and whom to ask', async () => {
    await openLoaded({ at: '/fr/articles/category/law?q=blockchain', query: { category: 'law' } })
    expect(screen.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    expect(
      screen.getByText(/^Rien pour «.blockchain.»\. Essayez un mot plus court, ou un sujet\.$/),
    ).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(count()).toBe('0 article')
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Voir tous les articles')).toHaveAttribute('href', '/fr/articles')
    expect(link('Nous contacter')).toHaveAttribute('href', '/fr/contact')
  })

  test.each([
    ['fr', '/fr/articles', 'Pas encore d’article', 'Nous contacter'],
    ['en', '/articles', 'No articles yet', 'Contact us'],
  ] as const)(
    'before the first article is published, the page does not advise on a search (%s)',
    async (language, at, title, contact) => {
      fetchList.mockResolvedValue(answer(200, { articles: [] }))
      await openLoaded({ language, at })
      expect(screen.getByRole('heading', { name: title })).toBeVisible()
      expect(screen.queryByText(/plus court|shorter/)).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: contact })).toBeVisible()
      expect(screen.queryByRole('link', { name: /Voir tous|Show all/ })).not.toBeInTheDocument()
    },
  )

  test('is in English on an English page', async () => {
    await openLoaded({ language: 'en', at: '/articles?q=blockchain' })
    expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
    expect(screen.getByText(/Try a shorter word, or a topic\.$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  })
})

describe('pages', () => {
  test('show six articles each, the last the rest', async () => {
    await openLoaded({ at: '/fr/articles?page=3' })
    await answered(titles.slice(12))
    expect(page('Page 3')).toHaveAttribute('aria-current', 'page')
  })

  test('pages of search results change in place and move the reader to the first article, which is announced', async () => {
    await openLoaded({ at: '/fr/articles?q=automatiser' })
    const first = shown()
    await userEvent.click(page('Suivante'))
    await waitFor(() => expect(shown()).toHaveLength(2))
    expect(document.querySelector('article h2 a')).toHaveFocus()
    await userEvent.click(page('Précédente'))
    await answered(first)
    expect(document.querySelector('article h2 a')).toHaveFocus()
  })

  test('link to documents, except in a search', async () => {
    await openLoaded({ at: '/fr/articles?category=automation' })
    expect(page('Page 2')).toHaveAttribute('href', '/fr/articles/category/automation/page/2')
    expect(leftToBrowser(() => fireEvent.click(page('Page 2')))).toBe(true)
    await userEvent.type(searchBox(), 'épisode')
    await waitFor(() =>
      expect(page('Page 2')).toHaveAttribute(
        'href',
        '/fr/articles?category=automation&q=%C3%A9pisode&page=2',
      ),
    )
    expect(leftToBrowser(() => fireEvent.click(page('Page 2')))).toBe(false)
  })
})

describe('the address is the state', () => {
  test('a shared or bookmarked address opens what it names', async () => {
    await openLoaded({ at: '/fr/articles?category=automation&q=episode&page=2' })
    expect(searchBox()).toHaveValue('episode')
    expect(category('Automatisation')).toHaveAttribute('aria-current', 'true')
    await answered(['Automatiser, épisode 7', 'Automatiser, épisode 8'])
  })

  test('every step is written into it', async () => {
    await openLoaded(automationPage)
    await userEvent.type(searchBox(), 'flux')
    await waitFor(() => expect(address()).toBe('/fr/articles/category/automation?q=flux'))
    await userEvent.click(page('Page 2'))
    expect(address()).toBe('/fr/articles/category/automation?q=flux&page=2')
    await userEvent.click(page('Page 1'))
    expect(address()).toBe('/fr/articles/category/automation?q=flux')
  })

  test('the back button takes one step back, the forward button one forward', async () => {
    await openLoaded({ at: '/fr/articles?q=automatiser' })
    await userEvent.click(page('Page 2'))
    await waitFor(() => expect(shown()).toHaveLength(2))
    act(() => window.history.back())
    await waitFor(() => expect(page('Page 1')).toHaveAttribute('aria-current', 'page'))
    await waitFor(() => expect(shown()).toHaveLength(6))
    act(() => window.history.forward())
    await waitFor(() => expect(shown()).toHaveLength(2))
  })

  test('a trailing slash makes no difference', async () => {
    await openLoaded({ at: '/fr/articles/page/2/', query: { page: 2 } })
    await answered(titles.slice(6, 12))
  })
})

test('a click that opens a new tab or window is left to the browser', async () => {
  await openLoaded({ at: '/fr/articles?q=automatiser' })
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    expect([init, leftToBrowser(() => fireEvent.click(page('Page 2'), init))]).toEqual([init, true])
    expect(address()).toBe('/fr/articles?q=automatiser')
  }
  await waitFor(() => expect(shown()).toHaveLength(6))
})
