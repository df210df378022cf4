declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2' | 'sfnt'): Promise<Buffer>
}
