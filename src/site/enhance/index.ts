import { workCopyLink } from './copy-link'
import { offerLanguage, rememberLanguage } from './language'
import { closeMenus } from './menus'
import { workSkipLink } from './skip-link'
import { sortTables } from './sort-tables'
import { workThemeSwitch } from './theme'
import { wakeRuntime } from './wake'

function start(): void {
  wakeRuntime()
  rememberLanguage()
  offerLanguage()
  workThemeSwitch()
  workCopyLink()
  closeMenus()
  workSkipLink()
  sortTables()
}

// A prerendered page starts when it is activated, with the visitor's current settings.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true })
} else start()
