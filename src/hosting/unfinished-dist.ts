/** Where the adapter writes a site. A whole one takes the place of `dist/` or `dist-preview/` in the end, which servers run from. */
export const unfinishedDist = '.cache/dist'
