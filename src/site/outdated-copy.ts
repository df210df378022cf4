type Outdated = { readonly day: string; readonly original: string }

/**
 * Returns which copy of a page is an outdated translation. Ignores `common`, the text around every page.
 *
 * @returns the version that its oldest part follows, or undefined if all of it is up to date
 */
export function outdatedCopy({ edges }: Queries.CopyFragment): Outdated | undefined {
  return edges
    .flatMap(({ node }) => (node.ns !== 'common' && node.outdated ? [node.outdated] : []))
    .sort((a, b) => a.day.localeCompare(b.day))[0]
}
