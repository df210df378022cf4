/** Formats a row of a Markdown table. */
export const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** Formats the head of a Markdown table: words in its first column, numbers in all others. */
export const head = (columns: readonly string[]) =>
  [row(columns), row(columns.map((_, at) => (at === 0 ? '---' : '---:')))].join('\n')

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
