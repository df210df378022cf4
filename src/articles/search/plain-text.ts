/** Props that hold no words that the reader sees. */
const wordless = /^(src|alt|href|id|className)$/

/** A note, with the lines that are set in below it. */
const note = /^\[\^[^\]]+\]:(.*(?:\n[ \t]+\S.*)*)$/gm

/**
 * The words of an article without its markup, for the search: what its paragraphs, lists, tables, drawings' captions
 * and code say. Notes are left out: `notesOf` has them. Rough and quick: every article is read at every build, and some in
 * the browser.
 * @param body MDX without its front matter, or the Markdown made of it
 * @returns one line for each line that has words
 */
export function plainText(body: string): string {
  return body
    .replace(/^(import|export) .*$/gm, '')
    .replace(note, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<br\b[^>]*>/g, ' ')
    .replace(/<[A-Za-z/](?:"[^"]*"|[^>"])*>/g, wordsOfTag)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:```.*|[|:\- \t]+)$/gm, '')
    .replace(/^[ \t]*(?:#+|>|[-*]|\d+\.)[ \t]+/gm, '')
    .replace(/\*\*?|[`|]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/**
 * The words of an article's notes. A link that names its own site is left out: it says where a source lies, not what it is.
 * @param body MDX without its front matter
 */
export const notesOf = (body: string): string =>
  plainText(
    [...body.matchAll(note)]
      .map(([, words = '']) => words.replace(/\[[\w-]+(?:\.[\w-]+)+\]\([^)]*\)/g, ''))
      .join('\n\n'),
  )

/** `<Figure src="./a.svg" caption="Two lines" />` says "Two lines", in whichever quotation marks. */
function wordsOfTag(tag: string): string {
  const props = [...tag.matchAll(/(\w+)\s*[=:]\s*\{?\s*(["'`])((?:\\.|(?!\2).)*)\2/gs)]
  const words = props
    .filter(([, name = '']) => !wordless.test(name))
    .map(([, , , value = '']) => value.replace(/\\(.)/gs, '$1'))
  return words.length > 0 ? `\n${words.join('\n')}\n` : ''
}
