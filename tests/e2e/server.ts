import path from 'node:path'
import { env } from 'node:process'
import { startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { testSite } from './site'

/** Serves the site and the tests' own for the duration of the tests. */
export default async function serve(): Promise<() => Promise<void>> {
  const data = temporaryFolder()
  try {
    const site = await startDist({ CONTACT_LIMIT: '0' })
    const own = await startDist({ CONTACT_LIMIT: '0', DATA_DIR: data }, path.resolve(testSite))
    env.LIVE_URL = site.url
    env.TEST_SITE_URL = own.url
    env.TEST_DATA_DIR = data
  } catch (error) {
    await cleanUp()
    throw error
  }
  return cleanUp
}
