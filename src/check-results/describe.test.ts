import { checkData } from '../content/check-data'
import { describeResult, longest } from './describe'

const { en, fr } = checkData()
const [objective] = en.objectives
const criteria = objective?.criteria ?? []
const [first, second] = criteria
if (!first || !second) throw new Error('content/sovereignty.yaml has no criteria')

test('the result of the sovereignty check has service, level, score, every answer, and its own address', () => {
  const value = `check=sovereignty&service=mail&${first.id}=1&${second.id}=0`
  const described = describeResult(value, en, 'en')
  expect(described?.address).toBe(value)
  expect(described?.text.split('\n')).toEqual([
    'Sovereignty of a service: Email and calendar',
    expect.stringMatching(/^Level: SEAL-0 to SEAL-\d$/),
    expect.stringMatching(/^Score: \d+ to \d+%, weights of June 2026$/),
    'Answers, 1 out of 48:',
    `– ${first.id} ${first.name}: ${first.answers[0]}`,
    `– ${second.id} ${second.name}: I don’t know`,
    `${en.url}/tools/sovereignty/result#${value.replace('check=sovereignty&', '')}`,
  ])
})

test('in French, “de” is elided before the month of the weights', () => {
  const written = (weights: string) =>
    describeResult(`check=sovereignty&${first.id}=1${weights}`, fr, 'fr')?.text
  expect(written('')).toContain('pondération de juin 2026\n')
  expect(written('&weights=october2025')).toContain('pondération d’octobre 2025\n')
})

test('the result of the AI Act check has role, class, every answer, and every duty with its article and date', () => {
  const value =
    'check=ai-act&scope=eu&role=deployer&change=none&prohibited=none&product=none&area=none&transparency=deepfake'
  const described = describeResult(value, fr, 'fr')
  expect(described?.address).toBe(value)
  expect(described?.text).toMatch(/^Règlement sur l’IA.: un usage\nRôle.: déployeur\nClasse.: Transparence\n/)
  for (const id of ['literacy', 'deepfake'])
    expect(described?.text).toContain(`– ${fr.rules.duties.find((duty) => duty.id === id)?.title} (art.`)
  expect(described?.text).toContain(`${fr.url}/fr/tools/ai-act#scope=eu`)
})

test('a result without duties says so', () => {
  const text = describeResult('check=ai-act&scope=elsewhere', fr, 'fr')?.text
  expect(text).toContain('Aucune obligation du règlement ne découle de ces réponses.')
  expect(text).not.toContain('Obligations')
})

test('equivalent addresses are described alike, and stored in one form', () => {
  const written = describeResult(`${second.id}=0&${first.id}=1&check=sovereignty&service=mail`, en, 'en')
  expect(written).toEqual(
    describeResult(`check=sovereignty&service=mail&${first.id}=1&${second.id}=0`, en, 'en'),
  )
})

test.each([
  ['nothing', ''],
  ['another check', 'check=horoscope&1.1=1'],
  ['no answer', 'check=sovereignty&service=mail'],
  ['an answer that does not exist', 'check=sovereignty&1.1=9'],
  ['a script', 'check=sovereignty&%3Cscript%3E=1'],
  ['a name of JavaScript’s own', 'check=__proto__&constructor=1'],
  ['a check that is not finished', 'check=ai-act&scope=eu&role=deployer'],
  ['too much', `check=sovereignty&1.1=1&${'x'.repeat(longest)}`],
])('%s is no result', (_, value) => {
  expect(describeResult(value, en, 'en')).toBeUndefined()
})
