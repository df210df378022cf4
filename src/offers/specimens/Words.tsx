import { Fragment } from 'react'

/** A sentence of the copy; text between backticks becomes code, which breaks at its spaces: `--target` is one word. */
export function Words({ text }: { text: string }) {
  const [before, code, after] = text.split('`')
  return code ? (
    <>
      {before}
      <code>
        {code.split(' ').map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and never change places
          <Fragment key={place}>
            {place > 0 && ' '}
            {/[-/]/.test(word) ? <span>{word}</span> : word}
          </Fragment>
        ))}
      </code>
      {after}
    </>
  ) : (
    text
  )
}
