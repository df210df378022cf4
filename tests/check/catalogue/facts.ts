import { rmSync } from 'node:fs'
import { inEnglish, inFrench, replaced, type SeededError, spoiled } from '../seeded'

const inFigures = replaced('content/figures.yaml')

export const facts: readonly SeededError[] = [
  inEnglish('a fact with a slip', 'id="server-month"', 'id="sever-month"')`
    18:13: There is no figure “sever-month” in content/figures.yaml, nor an offer of that name with a price; did you mean “server-month”?
      Il n’y a ni chiffre « sever-month » dans content/figures.yaml, ni offre de ce nom avec un prix ; vouliez-vous dire « server-month » ?`,
  inEnglish('a fact that nobody wrote down', 'id="server-month"', 'id="rent"')`
    18:13: There is no figure “rent” in content/figures.yaml, nor an offer of that name with a price; add the figure there.
      Il n’y a ni chiffre « rent » dans content/figures.yaml, ni offre de ce nom avec un prix ; ajoutez-y le chiffre.`,
  inEnglish('a fact without its id', ' id="server-month"', '')`
    18:7: “id” is missing. The id of a figure of content/figures.yaml, or of an offer of content/offers that has a price.`,
  inEnglish('a fact that shows what it cannot', 'show="source"', 'show="sources"')`
    18:50: “show” cannot be “sources”; did you mean “source”?`,
  inEnglish('a fact of an offer that has no price', 'id="server-month"', 'id="cloud-growth"')`
    18:13: There is no figure “cloud-growth” in content/figures.yaml, nor an offer of that name with a price; add the figure there.`,
  inEnglish('the source of a price of ours', 'id="law" show', 'id="cloud-essential" show')`
    18:41: “cloud-essential” is a price of ours, which has no source to cite; take out show="source", or the whole tag.
      « cloud-essential » est un de nos prix, qui n’a pas de source à citer ; retirez show="source", ou toute la balise.`,
  inEnglish('the source of a figure that nobody wrote down', 'id="law" show', 'id="rent" show')`
    18:41: There is no figure “rent” in content/figures.yaml; add it there.
      Il n’y a pas de chiffre « rent » dans content/figures.yaml ; ajoutez-le.`,
  inFigures('a figure with the name of an offer', 'id: law', 'id: cloud-growth')`
    content/articles/cloud-act/en.mdx:18:41: There is no figure “law” in content/figures.yaml; add it there.
    content/figures.yaml:8:3: “cloud-growth” is also an offer of content/offers, whose price this figure would replace; give it another name.
      « cloud-growth » est aussi une offre de content/offers, dont ce chiffre remplacerait le prix ; donnez-lui un autre nom.`,
  spoiled('facts without the file of figures', () => rmSync('content/figures.yaml'))`
    content/figures.yaml:1:1: This file is missing; the site needs it.
      Ce fichier manque, et le site en a besoin.`,
  inFigures('no figure for the log of each page', '- id: web-median-mobile-page', '- id: web-median-page')`
    1:1: There is no figure “web-median-mobile-page” in content/figures.yaml; did you mean “web-median-page”?`,
  inFigures('a figure past its day', '2027-01-08', '2026-11-21')`
    7:3: warning: The figure “server-month” has been stale since 2026-11-21: look it up at its source, then set value, day and staleFrom.
      avertissement : Le chiffre « server-month » est à revoir depuis le 2026-11-21 : vérifiez-le à sa source, puis changez value, day et staleFrom.`,
  inFigures('a figure that is stale before its source', '2027-01-08', '2026-10-08')`
    7:3: “staleFrom” must be later than day.
      « staleFrom » doit être postérieur à day.`,
  inFigures('a value with its unit', 'value: 65', 'value: 65 €')`
    3:3: “value” must be a number without quotes or sign, like 0.15, or a day like 2026-10-14.
      « value » doit être un nombre sans guillemets ni signe, comme 0.15, ou un jour comme 2026-10-14.`,
  inFigures('a figure without a value', '  value: 65\n', '')`
    1:3: “value” is missing. A number without sign or unit, 0.15, or a day, 2027-12-02.`,
  inFigures('a range that falls', 'value: 65\n', 'value: 65\n  upTo: 60\n')`
    4:3: “upTo” must be above value.
      « upTo » doit être supérieur à value.`,
  inFigures('a unit that does not exist', 'unit: EUR', 'unit: GBP')`
    4:3: “unit” cannot be “GBP”; write one of: EUR, USD, percent, hour, day, month, year, gigabyte, gigabyte-per-second.`,
  inFigures(
    'a source without its address',
    ', url: "https://www.cnil.fr/" }\n  day: 2026-10-08',
    ' }\n  day: 2026-10-08',
  )`
    5:3: “source.url” is missing.`,
  inFigures('a field of a figure with a slip', '  staleFrom: 2027-01-08', '  stalefrom: 2027-01-08')`
    7:3: “stalefrom” is not a field of an entry; did you mean “staleFrom”?
      « stalefrom » n’est pas un champ d’une entrée ; vouliez-vous dire « staleFrom » ?`,
  inFigures('two figures of one name', 'id: law', 'id: server-month')`
    content/figures.yaml:8:3: “id” is here twice; give one of the two another value.
      « id » est déjà pris ; donnez une autre valeur à l’un des deux.`,
  inFrench(
    'a check of facts in the future',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\ncheckedAt: 2062-11-20',
  )`
    5:1: “checkedAt” must not be in the future.`,
  inFrench(
    'a check of facts over six months old',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\ncheckedAt: 2026-05-20',
  )`
    5:1: warning: Last compared with its source on 2026-05-20, more than 6 months ago: compare again, then set this day.
      avertissement : Comparé à sa source pour la dernière fois le 2026-05-20, il y a plus de 6 mois : comparez de nouveau, puis changez ce jour.`,
  inFrench(
    'a check of facts whose day is written in French',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\ncheckedAt: 20 novembre 2026',
  )`
    5:1: “checkedAt” must be a day that exists, written like 2026-10-14.`,
]
