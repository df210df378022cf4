/** Where the adapter writes a site. Once complete, it replaces `dist/` or `dist-preview/`, which servers run from. */
export const unfinishedDist = '.cache/dist'
