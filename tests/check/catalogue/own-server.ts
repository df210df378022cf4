import { readFileSync } from 'node:fs'
import { writeFiles } from '../../temporary-project'
import type { Said, SeededError } from '../seeded'

const file = 'content/own-server.yaml'
const own = 'tests/site/content'

const clean = readFileSync(`${own}/own-server.yaml`, 'utf8')
/** Everything that the calculator cites, after the tests' own figure. */
const figures = readFileSync(`${own}/figures.yaml`, 'utf8').replace(/^[\s\S]*?(?=\n- id: ovh)/, '')

const spoiled = (name: string, words: string, error: string, ...says: readonly Said[]): SeededError => ({
  name,
  spoil: () => {
    const text = clean.replace(words, error)
    if (words && text === clean) throw new Error(`The clean data do not have “${words}”`)
    const there = readFileSync('content/figures.yaml', 'utf8')
    writeFiles({ [file]: text, 'content/figures.yaml': there.trimEnd() + figures })
  },
  says: says.map((said) => ({ ...said, at: `${file}:${said.at}` })),
})

const lineOf = (words: string) => clean.slice(0, clean.indexOf(words)).split('\n').length

export const ownServer: readonly SeededError[] = [
  spoiled('a figure that there is not', 'rate: eur-usd', 'rate: eur-usdd', {
    at: `${lineOf('rate: eur-usd')}:1`,
    en: 'There is no figure “eur-usdd” in content/figures.yaml; did you mean “eur-usd”?',
    fr: 'Il n’y a pas de chiffre « eur-usdd » dans content/figures.yaml ; vouliez-vous dire « eur-usd » ?',
  }),
  spoiled('a card that there is not', 'card: l40s,', 'card: l40x,', {
    at: `${lineOf('card: l40s,')}:45`,
    en: 'There is no “l40x” in this file; did you mean “l40s”?',
    fr: 'Il n’y a pas de « l40x » dans ce fichier ; vouliez-vous dire « l40s » ?',
  }),
]
