/**
 * The panel at the top of each page in development: problems of the content check, and content that is not
 * shown because of them. It updates with the report; production does not include it.
 */
import { splitPath } from '../../site/languages'
import type { ContentReport } from './report'

const style = `
  :host { all: initial; position: sticky; inset-block-start: 0; z-index: 2147483647; display: block; color-scheme: inherit;
    font: 0.9375rem/1.5 system-ui, sans-serif; color: var(--ink, CanvasText); background: var(--plate, Canvas);
    border-block-start: 4px solid var(--error, #a8201a); border-block-end: 1px solid var(--line, GrayText) }
  details { max-block-size: 50vh; overflow: auto; padding: 0.75rem 1.25rem }
  summary { font-weight: 600; cursor: pointer }
  :focus-visible { outline: 2px solid var(--accent, Highlight); outline-offset: 2px }
  p, ul { margin: 0.5rem 0 0; max-inline-size: 80rem }
  ul { padding-inline-start: 1.25rem }
  li { margin-block-start: 0.25rem; overflow-wrap: anywhere }
  code { font-family: ui-monospace, monospace; font-size: 0.9em }
`

const panel = document.createElement('content-check')
const shadow = panel.attachShadow({ mode: 'open' })
let shown = ''

/** Returns the file of the page if it is an article. */
function ownFile(): string | undefined {
  const { language, path } = splitPath(location.pathname)
  const [, slug] = /^\/articles\/([^/]+)$/.exec(path) ?? []
  return slug && `content/articles/${slug}/${language}.mdx`
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** Renders a problem, with `file:line:column` as code. */
function item(line: string): HTMLElement {
  const [, place = '', said = line] = /^(\S+:\d+:\d+): (.*)$/s.exec(line) ?? []
  const made = document.createElement('li')
  made.append(element('code', place), ` ${said}`)
  return made
}

function show({ language, title, problems, notes }: ContentReport): void {
  if (!title) {
    panel.remove()
    return
  }
  const own = ownFile()
  const ownFirst = problems.toSorted((a, b) => Number(b.file === own) - Number(a.file === own))
  const details = document.createElement('details')
  details.open = problems.some(({ severity }) => severity === 'error')
  const list = document.createElement('ul')
  list.append(...ownFirst.map(({ line }) => item(line)))
  details.append(element('summary', title), ...notes.map((note) => element('p', note)), list)
  shadow.replaceChildren(element('style', style), details)
  panel.lang = language
  panel.setAttribute('role', 'status')
  document.body.prepend(panel)
}

new EventSource('/___content').addEventListener('message', ({ data }) => {
  // An unchanged report must not reopen a panel that was closed.
  if (data === shown) return
  shown = data
  show(JSON.parse(data))
})
