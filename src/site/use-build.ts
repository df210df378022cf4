import { graphql, useStaticQuery } from 'gatsby'

/** Returns the year of this build, and whether it is a preview, which shows what is not published yet and is not to be found. */
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
