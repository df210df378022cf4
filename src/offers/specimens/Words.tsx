/** A sentence of the copy; text between backticks becomes code. */
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
