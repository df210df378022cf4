import { longArticles } from './long-articles'

const page = (address: string, html: number) => ({ address, weights: { html } })

test('names articles that exceed one round trip, but no pages of a template, which authors cannot change', () => {
  expect(
    longArticles([
      page('/fr/articles/long', 13_601),
      page('/articles/short', 13_600),
      page('/articles/page/2', 20_000),
      page('/pricing', 20_000),
    ]),
  ).toEqual([expect.stringMatching(/^\/fr\/articles\/long has 13601 bytes/)])
})
