import { handleCopyLink } from './copy-link'
import { hydrateOnInteraction } from './hydrate-on-interaction'
import { offerLanguage, rememberLanguage } from './language'
import { closeMenus } from './menus'
import { handleSkipLink } from './skip-link'
import { sortTables } from './sort-tables'
import { handleThemeSwitch } from './theme'

function start(): void {
  hydrateOnInteraction()
  rememberLanguage()
  offerLanguage()
  handleThemeSwitch()
  handleCopyLink()
  closeMenus()
  handleSkipLink()
  sortTables()
}

// A prerendered page starts when it is activated, with the visitor's current settings.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true })
} else start()
