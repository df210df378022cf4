import { installer } from '../run/install'
import { requirements } from '../run/requirements'

/**
 * Finds a Chromium: `CHROMIUM_PATH`, one on the `PATH`, or Playwright's own; else installs one.
 * @returns its path
 * @throws if there is none, with what to do
 */
export const findChromium = async (): Promise<string> =>
  requirements.chromium.find() ?? (await installer()(requirements.chromium))
