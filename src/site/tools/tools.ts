/** The interactive tools, in display order; their texts are in `content/copy/<language>/tools.json`. */
export const tools = [
  { id: 'sovereignty', path: '/tools/sovereignty' },
  { id: 'aiAct', path: '/tools/ai-act' },
  { id: 'ownServer', path: '/tools/own-server' },
  { id: 'estimate', path: '/estimate' },
] as const
