import { env } from 'node:process'
import { type Site, siteSchema } from './schemas/site'
import { readYamlFile } from './yaml-file'

/** `content/site.yaml`, with the address of `SITE_URL` where that is set. @throws where the file breaks its schema */
export function readSite(): Site {
  const site = readYamlFile('content/site.yaml', siteSchema)
  return { ...site, url: env.SITE_URL?.replace(/\/$/, '') || site.url }
}
