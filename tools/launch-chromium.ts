import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments } from '../tests/chromium/arguments'
import { findChromium } from '../tests/chromium/find-chromium'

/** @param more arguments beside those of every Chromium here */
export const launchChromium = async (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments, ...more] })
