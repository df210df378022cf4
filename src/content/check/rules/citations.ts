import { fieldOf, valueAt } from '../../field-of'
import { type DataFile, dataFiles } from '../../load/data-files'
import { type Message, message } from '../../messages/message'
import type { Findings } from '../../messages/problem'
import type { Content } from '../content'
import { insteadOfArticle, unknownFigure, unknownName, unknownOffer } from '../unknown-names'
import { validData, validOffers } from '../valid-data'

/** Requires what data files name to exist. Their schemas say which fields are names, by `meta({ cites })`. */
export function citations(content: Content): Findings {
  if (!content.scope.site) return []
  const files: readonly DataFile[] = Object.values(dataFiles)
  return files.map((file) => {
    const data = validData(file)
    if (!data) return false
    return namesIn(file.schema, data.value).map(({ place, name, cites }) => {
      const judge = elsewhere[cites]
      const said = judge ? judge(name, content) : unknownName(name, idsIn(data.value, cites))
      return said && data.problem(place, said, cites === 'linkedArticle' ? 'warning' : 'error')
    })
  })
}

type Cited = { place: string; name: string; cites: string }

/** @param field the schema of the value */
function namesIn(field: unknown, value: unknown, place = ''): Cited[] {
  const cites = valueAt(field, 'spec.meta.cites')
  if (typeof value === 'string' && typeof cites === 'string') return [{ place, name: value, cites }]
  if (Array.isArray(value))
    return value.flatMap((entry, at) => namesIn(fieldOf(field, 'innerType'), entry, `${place}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    namesIn(valueAt(field, `fields.${key}`), inner, place ? `${place}.${key}` : key),
  )
}

/** Judges a name by what it cites; whatever is not here is a list of the same file. */
const elsewhere: Readonly<Record<string, (name: string, content: Content) => Message | undefined>> = {
  figure: (id) => unknownAmong(id, validData(dataFiles.figures)?.value),
  rent: (id) =>
    unknownAmong(
      id,
      validData(dataFiles.figures)?.value.filter(({ unit }) => unit === 'EUR'),
    ),
  offer: unknownAmongOffers,
  pricedOffer: (id) => {
    const found = validOffers()?.find(({ offer }) => offer === id)
    return found && !found.price ? message('offerOnRequest', { offer: id }) : unknownAmongOffers(id)
  },
  article: (article, content) => unknownArticle('searchWordsAstray', article, content),
  linkedArticle: (article, content) => unknownArticle('unknownArticle', article, content),
}

/** @param figures undefined if their file breaks its schema, which is reported elsewhere */
const unknownAmong = (id: string, figures: readonly { id: string }[] | undefined) =>
  figures?.every((figure) => figure.id !== id) ? unknownFigure(id, figures) : undefined

function unknownAmongOffers(id: string): Message | undefined {
  const known = validOffers()?.map(({ offer }) => offer)
  return known && !known.includes(id) ? unknownOffer(id, known) : undefined
}

const unknownArticle = (code: 'searchWordsAstray' | 'unknownArticle', article: string, content: Content) =>
  content.slugs.has(article)
    ? undefined
    : message(code, { article, instead: insteadOfArticle(article, content) })

const idsIn = (file: unknown, list: string): string[] =>
  [fieldOf(file, list)].flat().map((entry) => String(fieldOf(entry, 'id')))
