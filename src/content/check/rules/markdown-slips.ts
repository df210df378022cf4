import { type Message, message } from '../../messages/message'
import { placeOf } from '../../messages/problem'
import { placeOfNode } from '../article'
import { articleRule } from '../article-rule'

/** What is meant as Markdown, and would be shown as it is written. */
const slips: readonly [RegExp, (written: string) => Message][] = [
  [/(?<=^[>\s]*)#{2,6}(?=[^#\s])/gm, (sign) => message('headingUnspaced', { sign })],
  [/(?<=^[>\s]*)(?:[•◦▪‣]|[-–](?=\p{L})|–(?=\s.*\n[>\s]*–\s))/gmu, (sign) => message('listSign', { sign })],
  [/(?<=^[>\s]*)\|.*\n[>\s]*\|[\s\S]*/gm, () => message('tableUnread')],
  [/(?<!\\)\[[^[\]\n]+\] \((?:https?:\/\/|mailto:|[/#])[^\s()]*\)/g, () => message('linkSpaced')],
]

/** What is left of Markdown in a text that was read as nothing else. */
const remains: readonly [RegExp, Message][] = [
  [/(?<!\\)(?:\](?=[([])|\)\[(?=\/|#|mailto:|https?:))/, message('linkUnread')],
  [/(?<!\\)\[[^[\]\n]*[^\s[\]]\((?=\/|#|mailto:)[^\s()[\]]+\)(?!.*\])/, message('linkUnread')],
  [/(?<!\\)\*\*/, message('starsUnread')],
  [/(?<!\\)`/, message('tickUnread')],
  [/(?<=[\p{L}.!?»”])\[\d{1,2}\]|^\[\d{1,2}\]:|\^\[(?!\^)/u, message('noteUnread')],
  // Markup of Obsidian, GitHub, Pandoc, Typora, TeX and chatbots.
  [
    /\[\[[^[\]\n]+\]\]|^\[!\w+\]|^:::|^\[toc\]$|==(?=\S)[^=\n]+==|%%|\$\$|【\d|:contentReference\[/i,
    message('markupUnread'),
  ],
]

/** Reports slips in Markdown that compile, but show readers other than what was meant, or less. */
export const markdownSlips = articleRule(({ problem, source }, { nodes }) =>
  nodes.map((node) => {
    // GFM leaves the texts around some addresses without a place, for instance in “www.example.org”.
    if (!node.position) return false
    const from = node.position.start.offset ?? 0
    const raw = source.slice(from, node.position.end.offset)
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = raw.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
      return slips.map(([slip, said]) =>
        [...text.matchAll(slip)].map(({ 0: written, index }) =>
          problem(placeOf(source, from + index), said(written)),
        ),
      )
    }
    if (node.type === 'text')
      return remains.map(([remain, said]) => {
        const found = remain.exec(raw)
        return found && problem(placeOf(source, from + found.index), said)
      })
    if (node.type === 'delete' && !raw.startsWith('~~'))
      return problem(placeOfNode(node), message('tildeSingle'))
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      return problem(placeOfNode(node), message('boxToTick'))
    if (node.type === 'code' && !/\n[>\s]*(?:`{3,}|~{3,})\s*$/.test(raw))
      return problem(placeOfNode(node), message('codeOpen'))
    if (node.type !== 'table') return false
    const most = node.children[0]?.children.length ?? 0
    return node.children.map(({ children }) => {
      const [lost] = children.slice(most)
      return lost && problem(placeOfNode(lost), message('cellTooMany', { cells: children.length, most }))
    })
  }),
)
