import type { Actions } from 'gatsby'
import { createSitePages } from './create-site-pages'

test('every file of src/pages is a page in both languages, whose address follows from its path', () => {
  const made = new Map<string, { component: string; context: unknown }>()
  const createPage: Actions['createPage'] = ({ path, component, context }) =>
    made.set(path, { component, context })
  createSitePages({ createPage })
  expect([...made.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/fr',
      '/about',
      '/fr/about',
      '/services',
      '/fr/services/ia-privee',
      '/404',
    ]),
  )
  expect(made.get('/fr/services')?.component).toMatch(/src\/pages\/services\/index\.tsx$/)
  expect(made.get('/fr/services')?.context).toMatchObject({
    language: 'fr',
    // Tells gatsby-plugin-react-i18next to leave the page alone.
    i18n: { language: 'fr', originalPath: '/services', path: '/fr/services' },
  })
})
