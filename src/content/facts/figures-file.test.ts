import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { readFigures } from './figures-file'

inTemporaryProject()

const yaml = `- id: server
  name: { en: A server, fr: Un serveur }
  value: 65
  unit: EUR
  source: { name: { en: A host, fr: Un hébergeur }, url: "https://host.example/" }
  day: 2026-10-08
  staleFrom: 2027-01-08
`

test('without the file there are no figures', () => {
  expect(readFigures().size).toBe(0)
})

test('a changed file is read again', () => {
  writeFiles({ 'content/figures.yaml': yaml })
  expect(readFigures().get('server')?.value).toBe(65)
  writeFiles({ 'content/figures.yaml': yaml.replace('65', '70') })
  expect(readFigures().get('server')?.value).toBe(70)
})

test('the build reports every error with file, line and column', () => {
  writeFiles({ 'content/figures.yaml': yaml.replace('65', 'soon').replace('unit: EUR', 'unit: euros') })
  expect(readFigures).toThrow(
    /^content\/figures\.yaml:3:3: “value” must be .*\ncontent\/figures\.yaml:4:3: “unit” cannot be “euros”/,
  )
})
