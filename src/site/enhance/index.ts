import { workCopyLink } from './copy-link'
import { offerLanguage, rememberLanguage } from './language'
import { closeMenus } from './menus'
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
  sortTables()
}

// A page made ready before it is opened begins when it is, with what the visitor has chosen by then.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true })
} else start()
