import { readSite } from './site'

/** `SITE_URL` overrides the address of `content/site.yaml` for every link that names the site. */
export const houseResolvers = { House: { url: { resolve: () => readSite().url } } }
