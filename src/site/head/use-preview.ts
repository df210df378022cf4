import { graphql, useStaticQuery } from 'gatsby'

/** Whether this build is a preview, which shows what is not published yet and is not to be found. */
export function usePreview(): boolean {
  const { build } = useStaticQuery<Queries.BuildPreviewQuery>(graphql`
    query BuildPreview {
      build {
        preview
      }
    }
  `)
  return build?.preview ?? false
}
