import type { Language } from '../languages'

/** The size that social networks ask for, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const

/**
 * Returns the path of a page's social picture, which the build draws. Further pages of a list share the picture of the
 * first.
 *
 * @param path address without a language prefix
 */
export function socialPicturePath(path: string, language: Language): string {
  const shown = path.replace(/\/page\/\d+$/, '')
  return `/social/${language}${shown === '/' ? '/home' : shown}.png`
}
