import type { Language } from '../languages'

/** The size that the networks ask for, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const

/**
 * Where a page's social picture stands; the build draws it there. The further pages of a list share the picture
 * of its first.
 * @param path address without a language prefix
 */
export function socialPicturePath(path: string, language: Language): string {
  const shown = path.replace(/\/page\/\d+$/, '')
  return `/social/${language}${shown === '/' ? '/home' : shown}.png`
}
