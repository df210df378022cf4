import { replaced, type SeededError } from '../seeded'

const inCalculator = replaced('content/own-server.yaml')

export const ownServer: readonly SeededError[] = [
  inCalculator('a figure that there is not', 'rate: server-month', 'rate: sever-month')`
    6:1: There is no figure “sever-month” in content/figures.yaml; did you mean “server-month”?`,
  inCalculator('a card that there is not', 'card: l40s, price', 'card: l40x, price')`
    13:28: There is no “l40x” in this file; did you mean “l40s”?`,
  inCalculator('a server that is there twice', 'id: bought', 'id: rented')`
    13:7: “id” is here twice; give one of the two another value.`,
]
