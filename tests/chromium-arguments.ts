/** How the site's own Chromium is started: it may run as root, and calls nobody by itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without windows it sets letters on whole pixels, and loads pictures from further below; visitors' browsers do neither.
  '--font-render-hinting=none',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]
