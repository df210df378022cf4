import { parseBody } from '../../content/articles/parse-body'
import { readSite } from '../../content/site'
import { plainArticle, textsOfPlain } from './article-texts'

const article = { slug: 'a', language: 'fr' } as const
const words = { sources: 'Sources', backToText: 'Retour' }

test('away from its page, a link to a heading of the article leads to the page', async () => {
  const plain = plainArticle(article, await parseBody('Voir [plus bas](#couts) et [nos prix](/pricing).'))
  const { markdown, feed } = await textsOfPlain(article, plain, words)
  const home = `${readSite().url}/fr`
  expect(markdown).toBe(`Voir [plus bas](${home}/articles/a#couts) et [nos prix](${home}/pricing).\n`)
  expect(feed).toContain(`href="${home}/articles/a#couts"`)
})
