import type { Link, Text } from 'mdast'
import type { PropsOf } from '../../articles/components/props'
import { formatDay } from '../../site/format'
import type { Language } from '../../site/languages'
import type { Facts } from './facts'
import { formatFigure } from './format-figure'

/**
 * Returns the printed parts of a `<Fact>`: the value; or the source as a link, with its day.
 * @throws if the id is unknown, or the source is requested of a price of ours, which has none
 */
export function factInWords(
  { id, show = 'value' }: PropsOf<'Fact'>,
  facts: Facts,
  language: Language,
): (Text | Link)[] {
  const fact = facts.get(id)
  if (!fact) throw new Error(`There is no figure “${id}” in content/figures.yaml, nor an offer with a price.`)
  if (show === 'value') return [text(formatFigure(fact, language))]
  const { source, day } = fact
  if (!source || !day) throw new Error(`“${id}” is a price of ours: it has no source.`)
  const { name, url } = source
  return [{ type: 'link', url, children: [text(name[language])] }, text(`, ${formatDay(language, day)}`)]
}

const text = (value: string): Text => ({ type: 'text', value })
