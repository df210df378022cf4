/**
 * Runs in the head before the first paint: sets the chosen theme, offers another language, and redirects from `/`.
 */
import { defaultLanguage } from '../languages'
import { offerLanguage, preferredLanguage } from './language'
import { recall } from './storage'
import { applyTheme } from './theme'

applyTheme(recall('theme'))
offerLanguage()

// Only visitors from elsewhere or the address bar are redirected; following our own link to `/` is a choice.
if (location.pathname === '/' && !document.referrer.startsWith(`${location.origin}/`)) {
  const language = preferredLanguage()
  if (language && language !== defaultLanguage)
    location.replace(`/${language}${location.search}${location.hash}`)
}
