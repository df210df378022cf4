import { languages, originalLanguage } from '../../site/languages'
import { copyResolvers } from './copy-resolvers'

const locale = (language: string) => ({
  id: `common ${language}`,
  parent: null,
  children: [],
  internal: { type: 'Locale', owner: 'gatsby-plugin-react-i18next', contentDigest: '' },
  ns: 'common',
  language,
})

/** Returns the lookups of a page: if one finds nothing, the page depends on every node of the type. */
async function requestedFor(language: string): Promise<string[]> {
  const requested: string[] = []
  const nodeModel = {
    findOne: async ({ type }: { type: string }) => {
      requested.push(type)
      return null
    },
  }
  await copyResolvers.Locale.outdated.resolve(locale(language), undefined, { nodeModel })
  return requested
}

test('a page in the original language depends on no record of translations, as there is none', async () => {
  expect(await requestedFor(originalLanguage)).toEqual([])
})

test.each(languages.filter((language) => language !== originalLanguage))(
  'a page in %s depends on its original and on the record of the translation',
  async (language) => {
    expect(await requestedFor(language)).toEqual(['Locale', 'File'])
  },
)
