import type { SeededError } from '../seeded'
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
import { source } from './source'
import { sovereignty } from './sovereignty'
import { sums } from './sums'
import { twoYears } from './two-years'
import { typography } from './typography'

/** Every error that the content check finds: how the clean project is broken, and the exact message. */
export const catalogue: readonly { room: string; errors: readonly SeededError[] }[] = [
  { room: 'front matter', errors: frontMatter },
  { room: 'languages', errors: languages },
  { room: 'markdown', errors: markdown },
  { room: 'components', errors: components },
  { room: 'facts', errors: facts },
  { room: 'sums', errors: sums },
  { room: 'sovereignty', errors: sovereignty },
  { room: 'links', errors: links },
  { room: 'pictures', errors: pictures },
  { room: 'typography', errors: typography },
  { room: 'files', errors: files },
  { room: 'former names', errors: formerNames },
  { room: 'search words', errors: searchWords },
  { room: 'rules of the AI Act', errors: aiAct },
  { room: 'own server', errors: ownServer },
  { room: 'two years', errors: twoYears },
  { room: 'data', errors: data },
  { room: 'prices', errors: prices },
  { room: 'copy', errors: copy },
  { room: 'source', errors: source },
]
