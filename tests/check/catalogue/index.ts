import type { Fault } from '../seeded'
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
import { pictures } from './pictures'
import { prices } from './prices'
import { searchWords } from './search-words'
import { source } from './source'
import { sovereignty } from './sovereignty'
import { typography } from './typography'

/** Every fault that the content check is known to find: how the clean project is spoiled, and the exact words of the answer. */
export const catalogue: readonly { room: string; faults: readonly Fault[] }[] = [
  { room: 'front matter', faults: frontMatter },
  { room: 'languages', faults: languages },
  { room: 'markdown', faults: markdown },
  { room: 'components', faults: components },
  { room: 'facts', faults: facts },
  { room: 'sovereignty', faults: sovereignty },
  { room: 'links', faults: links },
  { room: 'pictures', faults: pictures },
  { room: 'typography', faults: typography },
  { room: 'files', faults: files },
  { room: 'former names', faults: formerNames },
  { room: 'search words', faults: searchWords },
  { room: 'rules of the AI Act', faults: aiAct },
  { room: 'data', faults: data },
  { room: 'prices', faults: prices },
  { room: 'copy', faults: copy },
  { room: 'source', faults: source },
]
