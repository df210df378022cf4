import { readFileSync } from 'node:fs'
import { replaced, type SeededError } from '../seeded'

const spoiled = replaced('content/own-server.yaml')

const clean = readFileSync('tests/site/content/own-server.yaml', 'utf8')

const lineOf = (words: string) => clean.slice(0, clean.indexOf(words)).split('\n').length

export const ownServer: readonly SeededError[] = [
  spoiled('a figure that there is not', 'rate: eur-usd', 'rate: eur-usdd')`
    ${lineOf('rate: eur-usd')}:1: There is no figure “eur-usdd” in content/figures.yaml; did you mean “eur-usd”?`,
  spoiled('a card that there is not', 'card: l40s,', 'card: l40x,')`
    ${lineOf('card: l40s,')}:45: There is no “l40x” in this file; did you mean “l40s”?`,
  spoiled('a server that is there twice', 'id: ovh-l40s,', 'id: ovh-l4,')`
    ${lineOf('id: ovh-l40s,')}:7: “id” is here twice; give one of the two another value.`,
]
