import { readSite } from '../../content/site'

/** `SITE_URL` overrides the address of `content/site.yaml` for every link that names the site. */
export const organisationResolvers = { House: { url: { resolve: () => readSite().url } } }
