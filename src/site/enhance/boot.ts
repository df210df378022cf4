/** Runs in the head, before anything is painted: the chosen theme, the offer of the other language, and on `/` the way to it. */
import { offerLanguage, preferredLanguage } from './language'
import { recall } from './storage'
import { applyTheme } from './theme'

applyTheme(recall('theme'))
offerLanguage()

// A visitor comes to `/` from outside, or by the address bar; a link of ours to `/` is a choice of its own.
if (location.pathname === '/' && !document.referrer.startsWith(`${location.origin}/`)) {
  const language = recall('language') ?? preferredLanguage()
  if (language === 'fr') location.replace(`/fr${location.search}${location.hash}`)
}
