/** Where the adapter writes a site before it replaces `dist/` or another folder, from which servers run. */
export const unfinishedDist = '.cache/dist'
