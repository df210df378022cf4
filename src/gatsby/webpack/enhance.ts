import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { hashOf } from '../../cache/hash-of'

/** Bundles a script for browsers. */
export function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/**
 * Builds the enhancement script that every page carries, and the few bytes that must run before the first
 * paint (docs/decisions/static-pages.md).
 * @param publicFolder where the script is written, with a content hash in its name
 * @returns its address, and the code to inline in the head
 */
export function buildEnhanceScripts(publicFolder: string) {
  const script = bundle('src/site/enhance/index.ts')
  const name = `enhance-${hashOf(script).slice(0, 12)}.js`
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(path.join(publicFolder, name), script)
  return { url: `/${name}`, boot: bundle('src/site/enhance/boot.ts') }
}
