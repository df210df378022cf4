/** A sentence of the copy, in which what stands between backticks is to be typed. */
export function Words({ text }: { text: string }) {
  const [before, code, after] = text.split('`')
  return code ? (
    <>
      {before}
      <code>{code}</code>
      {after}
    </>
  ) : (
    text
  )
}
