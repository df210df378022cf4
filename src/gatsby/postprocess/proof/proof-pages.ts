import { splitPath } from '../../../site/languages'
import type { Built } from '../log/loads'

/** Whether a page is one of the two that show the weights of all pages. */
export const isProof = ({ address }: Built): boolean => splitPath(address).path === '/proof'

/** Whether a page is part of the proof: it has an address of its own, and is not the style guide. */
export const isProved = ({ address }: Built): boolean => !/\.html$|\/styleguide$/.test(address)
