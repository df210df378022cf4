type Outdated = { readonly day: string; readonly original: string }

/**
 * What the reader of a page is told whose copy is behind its original. The words around every page (`common`) are left
 * out: they are no page's text.
 * @returns what the oldest part of it follows, or undefined where all of it is up to date
 */
export function outdatedCopy({ edges }: Queries.CopyFragment): Outdated | undefined {
  return edges
    .flatMap(({ node }) => (node.ns !== 'common' && node.outdated ? [node.outdated] : []))
    .sort((a, b) => a.day.localeCompare(b.day))[0]
}
