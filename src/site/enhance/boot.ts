/**
 * Runs in the head before the first paint: sets the chosen theme, offers the other language, and redirects from `/`.
 */
import { offerLanguage, preferredLanguage } from './language'
import { recall } from './storage'
import { applyTheme } from './theme'

applyTheme(recall('theme'))
offerLanguage()

// Only visitors from elsewhere or the address bar are redirected; following our own link to `/` is a choice.
if (location.pathname === '/' && !document.referrer.startsWith(`${location.origin}/`)) {
  const language = recall('language') ?? preferredLanguage()
  if (language === 'fr') location.replace(`/fr${location.search}${location.hash}`)
}
