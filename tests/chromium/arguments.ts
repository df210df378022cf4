/** Arguments of Chromium: it may run as root, and makes no requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without windows it positions letters on whole pixels, and loads pictures from further below; visitors' browsers do neither.
  '--font-render-hinting=none',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]
