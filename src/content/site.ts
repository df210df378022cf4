import { env } from 'node:process'
import { dataFiles } from './load/data-files'
import { loadData } from './load/load-data'
import { originPattern, type Site } from './schemas/site'

/**
 * Reads `content/site.yaml`, with the address of `SITE_URL` if set.
 * @throws if the file breaks its schema, or the setting has more or less than a scheme and a host
 */
export function readSite(): Site {
  const site = loadData(dataFiles.site)
  const url = env.SITE_URL?.replace(/\/$/, '') || site.url
  if (!originPattern.test(url))
    throw new Error(
      `SITE_URL is "${url}": give a scheme and a host without a path, for instance https://septentrion.example.`,
    )
  return { ...site, url }
}
