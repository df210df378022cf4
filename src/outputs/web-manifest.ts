import { type Language, localPath } from '../site/languages'

type Home = { brand: string; description: string; language: Language }

/**
 * Renders the web app manifest of one language (https://www.w3.org/TR/appmanifest/), for the site's icon on a
 * home screen. The site opens in the browser, as it is not meant to be installed.
 */
export const webManifest = ({ brand, description, language }: Home): string =>
  JSON.stringify({
    id: localPath('/', language),
    name: brand,
    short_name: brand,
    description,
    lang: language,
    dir: 'ltr',
    start_url: localPath('/', language),
    scope: '/',
    display: 'browser',
    background_color: '#0b1024',
    theme_color: '#0b1024',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
