import { readSite } from '../../content/site'

/** Overrides the address of `content/site.yaml` by `SITE_URL` in every link that names the site. */
export const organisationResolvers = { House: { url: { resolve: () => readSite().url } } }
