import '@testing-library/jest-dom'
import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { I18nextContext } from 'gatsby-plugin-react-i18next'
import { createInstance, type ResourceLanguage } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { memoize } from '../src/cache/memoize'
import { retentionMonths } from '../src/contact/retention'
import { i18nContext } from '../src/gatsby/pages/i18n-context'
import { defaultLanguage, type Language, languages } from '../src/site/languages'
import { organization } from './site/organization'

/** The real copy of a language, by namespace. Read once for all that a test file renders. */
const copyOf = memoize((language: Language): ResourceLanguage => {
  const folder = `content/copy/${language}`
  const copy: ResourceLanguage = {}
  for (const name of readdirSync(folder))
    copy[name.replace(/\.json$/, '')] = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  return copy
})

/** Sets up i18next for a page like gatsby-config.ts and gatsby-plugin-react-i18next: one language, no fallback. */
function i18nOf(language: Language) {
  const { brand, email, phone, city, legal } = organization
  const legalName = legal.legalName ?? brand
  const i18n = createInstance()
  i18n.init({
    lng: language,
    resources: { [language]: copyOf(language) },
    defaultNS: 'common',
    showSupportNotice: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: { brand, email, phone, city, legalName, months: retentionMonths },
    },
    react: { useSuspense: false },
  })
  return i18n
}

type Options = {
  language?: Language
  /** The page's address without its language prefix. */
  path?: string
}

/** Renders a component as part of a page: with the copy of a language and the context of the i18n plugin. */
export function renderPage(element: ReactElement, { language = defaultLanguage, path = '/' }: Options = {}) {
  const i18n = i18nOf(language)
  const context = i18nContext(path, language, languages).i18n
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  )
  return render(element, { wrapper })
}
