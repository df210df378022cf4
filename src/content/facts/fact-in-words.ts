import type { Link, Text } from 'mdast'
import type { PropsOf } from '../../articles/components/props'
import { formatDay } from '../../site/format'
import type { Language } from '../../site/languages'
import type { Figures } from './figures-file'
import { formatFigure } from './format-figure'

/**
 * Returns what a `<Fact>` prints, as parts of a sentence: the value; or the source as a link, with its day.
 * @throws where no figure has that id
 */
export function factInWords(
  { id, show = 'value' }: PropsOf<'Fact'>,
  figures: Figures,
  language: Language,
): (Text | Link)[] {
  const figure = figures.get(id)
  if (!figure) throw new Error(`There is no figure “${id}” in content/figures.yaml.`)
  if (show === 'value') return [text(formatFigure(figure, language))]
  const { name, url } = figure.source
  return [
    { type: 'link', url, children: [text(name[language])] },
    text(`, ${formatDay(language, figure.day)}`),
  ]
}

const text = (value: string): Text => ({ type: 'text', value })
