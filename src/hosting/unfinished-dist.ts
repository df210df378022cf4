/** Where the adapter writes a site before it replaces `dist/` or `dist-preview/`, from which servers run. */
export const unfinishedDist = '.cache/dist'
