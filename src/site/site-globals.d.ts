/** Set by webpack at build; see src/gatsby/webpack/enhance.ts. */
declare const __ENHANCE_URL__: string
declare const __BOOT_SCRIPT__: string
