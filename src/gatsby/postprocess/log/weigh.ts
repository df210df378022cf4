import type { PageLoad } from './page-load'

/** The weights of a page, in bytes as sent, without headers. */
export type Weights = {
  html: number
  script: number
  font: number
  /** The largest file of each picture: most screens load a smaller one. */
  picture: number
  total: number
  /** Its scripts with those that a hydrated page loads once its visitor turns to a form; at most. */
  allScript: number
  requests: number
}

/** Returns how many bytes are sent for an address. */
export type SizeOf = (address: string) => Promise<number>

/** @param html bytes of the document as sent */
export async function weigh(load: PageLoad, html: number, sizeOf: SizeOf): Promise<Weights> {
  const add = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
  const sum = async (addresses: readonly string[]) => add(await Promise.all(addresses.map(sizeOf)))
  const largest = async (files: readonly string[]) => Math.max(...(await Promise.all(files.map(sizeOf))))
  const { scripts, waiting, fonts, styles, pictures } = load
  const parts = {
    html: html + (await sum(styles)),
    script: await sum(scripts),
    font: await sum(fonts),
    picture: add(await Promise.all(pictures.map(largest))),
  }
  return {
    ...parts,
    total: add(Object.values(parts)),
    allScript: parts.script + (await sum(waiting)),
    requests: 1 + scripts.length + fonts.length + styles.length + pictures.length,
  }
}
