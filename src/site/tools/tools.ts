/** The tools that visitors can use, in the order in which they are offered; their words are `content/copy/<language>/tools.json`. */
export const tools = [
  { id: 'sovereignty', path: '/tools/sovereignty' },
  { id: 'aiAct', path: '/tools/ai-act' },
  { id: 'ownServer', path: '/tools/own-server' },
  { id: 'estimate', path: '/estimate' },
] as const
