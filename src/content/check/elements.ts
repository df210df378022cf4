/** HTML elements allowed in articles, as Markdown has no syntax for them. */
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
