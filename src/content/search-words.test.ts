import { mkdirSync, writeFileSync } from 'node:fs'
import { inTemporaryProject } from '../../tests/support/temporary-project'
import { searchWords } from './search-words'

inTemporaryProject()

beforeEach(() => {
  mkdirSync('words', { recursive: true })
  writeFileSync(
    'words/search-words.yaml',
    'both: [{ same: [sauvegarde, backup, copie préservée], from: [restic, rançongiciel] }, { to: [cloud], from: [outage, déni], hints: [storm] }]\nfr: [{ same: [durée] }]\nen: [{ same: [host] }]',
  )
})

test('words for both languages come before those of one', () => {
  expect(searchWords('fr', 'words')).toEqual([
    { same: ['sauvegarde', 'backup', 'copie préservée'], from: ['restic', 'rançongiciel'] },
    { to: ['cloud'], from: ['outage', 'déni'], hints: ['storm'] },
    { same: ['durée'] },
  ])
})

test('words with accents are left out of what English visitors load', () => {
  expect(searchWords('en', 'words')).toEqual([
    { same: ['sauvegarde', 'backup'], from: ['restic'] },
    { to: ['cloud'], from: ['outage'], hints: ['storm'] },
    { same: ['host'] },
  ])
})
