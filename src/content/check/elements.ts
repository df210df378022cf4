/** What Markdown has no sign for and HTML has a word for. Everything else is Markdown or a component. */
export const allowedElements = [
  'abbr',
  'br',
  'cite',
  'kbd',
  'mark',
  'q',
  'small',
  'span',
  'sub',
  'sup',
  'time',
]
