import { workCopyLink } from './copy-link'
import { offerLanguage, rememberLanguage } from './language'
import { closeMenus } from './menus'
import { workThemeSwitch } from './theme'

rememberLanguage()
offerLanguage()
workThemeSwitch()
workCopyLink()
closeMenus()
