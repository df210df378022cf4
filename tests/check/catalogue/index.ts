import { aiAct } from './ai-act'
import { components } from './components'
import { copy } from './copy'
import { data } from './data'
import { facts } from './facts'
import { files } from './files'
import { formerNames } from './former-names'
import { frontMatter } from './front-matter'
import { languages } from './languages'
import { links } from './links'
import { markdown } from './markdown'
import { ownServer } from './own-server'
import { pictures } from './pictures'
import { prices } from './prices'
import { searchWords } from './search-words'
import { sovereignty } from './sovereignty'
import { sums } from './sums'
import { twoYears } from './two-years'
import { typography } from './typography'

/** Every error that the content check finds, by room: how the clean project is broken, and the exact message. */
export const catalogue = {
  frontMatter,
  languages,
  markdown,
  components,
  facts,
  sums,
  sovereignty,
  links,
  pictures,
  typography,
  files,
  formerNames,
  searchWords,
  aiAct,
  ownServer,
  twoYears,
  data,
  prices,
  copy,
}
