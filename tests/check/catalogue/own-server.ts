import { appendFileSync, readFileSync } from 'node:fs'
import { replacedIn, type SeededError } from '../seeded'

const own = 'tests/site/content'

const clean = readFileSync(`${own}/own-server.yaml`, 'utf8')
/** Everything that the calculator cites, after the tests' own figure. */
const figures = readFileSync(`${own}/figures.yaml`, 'utf8').replace(/^[\s\S]*?(?=\n- id: ovh)/, '')

const spoiled = replacedIn('content/own-server.yaml', clean, () =>
  appendFileSync('content/figures.yaml', figures.trimStart()),
)

const lineOf = (words: string) => clean.slice(0, clean.indexOf(words)).split('\n').length

export const ownServer: readonly SeededError[] = [
  spoiled('a figure that there is not', 'rate: eur-usd', 'rate: eur-usdd')`
    ${lineOf('rate: eur-usd')}:1: There is no figure “eur-usdd” in content/figures.yaml; did you mean “eur-usd”?`,
  spoiled('a card that there is not', 'card: l40s,', 'card: l40x,')`
    ${lineOf('card: l40s,')}:45: There is no “l40x” in this file; did you mean “l40s”?`,
  spoiled('a server that is there twice', 'id: ovh-l40s,', 'id: ovh-l4,')`
    ${lineOf('id: ovh-l40s,')}:7: “id” is here twice; give one of the two another value.`,
]
