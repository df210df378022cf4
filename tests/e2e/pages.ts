import { readFileSync } from 'node:fs'

type Manifest = { files: Record<string, { file: string }> }

/** Every page that the build made, by its address, from the server's own list. */
export function builtPages(): string[] {
  const { files }: Manifest = JSON.parse(readFileSync('dist/routes.json', 'utf8'))
  const pages = Object.keys(files).filter(
    (address) => files[address]?.file.endsWith('/index.html') || address === '/',
  )
  return pages.filter((address) => !address.startsWith('/_gatsby') && !address.endsWith('.html'))
}

/** One page of each template, and every page that is the only one of its kind. */
export const kinds = [
  '/',
  '/services',
  '/services/cloud-souverain',
  '/services/ia-privee',
  '/services/mvp-startup',
  '/services/automatisation',
  '/services/conseil-strategique',
  '/services/support-maintenance',
  '/pricing',
  '/articles',
  '/articles/page/2',
  '/articles/category/method',
  '/articles/hallucinations-ia',
  '/contact',
  '/contact/sent',
  '/contact/incomplete',
  '/contact/limited',
  '/about',
  '/privacy-policy',
  '/legal-notice',
  '/accessibility',
  '/404',
] as const
