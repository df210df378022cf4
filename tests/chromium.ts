import { requirements } from './requirements'
import { installer } from './run/install'

/**
 * Finds a Chromium: `CHROMIUM_PATH`, one on the `PATH`, or Playwright's own; where there is none, installs one.
 * @returns its path
 * @throws where none can be had; the message says what to do
 */
export const findChromium = async (): Promise<string> =>
  requirements.chromium.find() ?? (await installer()(requirements.chromium))
