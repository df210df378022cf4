import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../tests/chromium'
import { chromiumArguments } from '../tests/chromium-arguments'

/** @param more arguments beside those of every Chromium here */
export const launchChromium = async (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments, ...more] })
