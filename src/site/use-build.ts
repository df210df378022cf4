import { graphql, useStaticQuery } from 'gatsby'

/** Returns the year of this build, and whether it is a preview, which shows unpublished content and is not indexed. */
export function useBuild(): { preview: boolean; year?: number | null } {
  const { build } = useStaticQuery<Queries.ThisBuildQuery>(graphql`
    query ThisBuild {
      build {
        preview
        year
      }
    }
  `)
  return { preview: build?.preview ?? false, year: build?.year }
}
