import type { Text } from 'hast'
import type { Options } from 'remark-rehype'

const text = (value: string): Text => ({ type: 'text', value })

/** Returns how remark-rehype renders the footnotes of an article, on its page and in feeds. */
export const footnoteOptions = ({ sources, backToText }: { sources: string; backToText: string }) =>
  ({
    clobberPrefix: '',
    footnoteLabel: sources,
    footnoteLabelProperties: {},
    // A source cited several times has several back-references, numbered visibly and in their labels.
    footnoteBackLabel: (_source, time) => (time > 1 ? `${backToText} ${time}` : backToText),
    // Not the usual hooked arrow: our fonts lack it, and phones show a coloured emoji instead.
    footnoteBackContent: (_source, time) => [
      text('↑'),
      ...(time > 1
        ? [{ type: 'element' as const, tagName: 'sup', properties: {}, children: [text(String(time))] }]
        : []),
    ],
  }) satisfies Options
