/** Set by webpack at build; see src/gatsby/webpack/enhance.ts. */
declare const __ENHANCE_URL__: string
declare const __BOOT_SCRIPT__: string

/** The results of static queries, by the hash of each, in hydrated pages; see src/gatsby/postprocess/rewrite.ts. */
interface Window {
  staticQueries?: Readonly<Record<string, unknown>>
}
