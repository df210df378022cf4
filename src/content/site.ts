import { env } from 'node:process'
import { dataFiles } from './load/data-files'
import { loadData } from './load/load-data'
import type { Site } from './schemas/site'

/** Reads `content/site.yaml`, with the address of `SITE_URL` if set. @throws if the file breaks its schema */
export function readSite(): Site {
  const site = loadData(dataFiles.site)
  return { ...site, url: env.SITE_URL?.replace(/\/$/, '') || site.url }
}
