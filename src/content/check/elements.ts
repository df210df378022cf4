/** HTML elements for which Markdown has no syntax. Everything else is Markdown or a component. */
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
