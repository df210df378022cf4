declare module 'subset-font' {
  /** Subsets a font to the glyphs of a text; a variation axis may be pinned or narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Partial<Record<string, number | { min: number; max: number }>>
      /** OpenType features; all by default. */
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
