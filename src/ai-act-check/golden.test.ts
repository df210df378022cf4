import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { inLanguage } from '../site/in-language'
import { readFragment } from './fragment'
import { judge } from './judge'

const rules = inLanguage(loadData(dataFiles.aiAct), 'en')

const literacy = ['4']
const deployer = ['26(1)', '26(4)', '26(2)', '26(5)', '26(6)']
const provider = [
  '9',
  '10',
  '11',
  '18',
  '12',
  '19',
  '13',
  '14',
  '15',
  '17',
  '43',
  '47',
  '48',
  '20',
  '72',
  '73',
]
const annex = ['49(1)', '49(5)']
const decisions = ['26(11)', '86']
const safe = 'prohibited=none&product=none'
const bought = `scope=eu&role=deployer&change=none&${safe}`
const made = `scope=eu&role=provider&${safe}`
const plain = 'area=none&transparency=none'

type Case = {
  what: string
  answers: string
  roles?: string[]
  classes: string[]
  /** All articles that the duties cite. */
  articles: string[]
  /** The day from which an article applies. */
  days?: Record<string, string>
}

/** Cases that the Regulation and its recitals name, or that follow from their words. */
const cases: readonly Case[] = [
  {
    what: 'a firm sorts CVs with a tool it bought (Annex III(4)(a), recital 57)',
    answers: `${bought}&area=employment&exception=profiling&context=work,decisions&transparency=none`,
    roles: ['deployer'],
    classes: ['high-risk'],
    articles: [...literacy, ...deployer, '26(7)', ...decisions],
    days: { '4': '2025-02-02', '26(1)': '2027-12-02', '86': '2027-12-02' },
  },
  {
    what: 'a firm sells a tool that sorts CVs',
    answers: `${made}&area=employment&exception=profiling&transparency=none`,
    roles: ['first-provider'],
    classes: ['high-risk'],
    articles: [...literacy, ...provider, ...annex],
    days: { '9': '2027-12-02' },
  },
  {
    what: 'a firm puts its own name on a CV tool that it bought (Article 25(1)(a))',
    answers: `scope=eu&role=deployer&change=name&${safe}&area=employment&exception=profiling&context=decisions&transparency=none`,
    roles: ['provider-by-change', 'deployer'],
    classes: ['high-risk'],
    articles: [...literacy, ...provider, ...annex, ...deployer, ...decisions],
  },
  {
    what: 'a bank modifies a scoring system substantially (Article 25(1)(b))',
    answers: `scope=eu&role=deployer&change=substance&${safe}&area=credit&exception=profiling&context=decisions&transparency=none`,
    roles: ['provider-by-change', 'deployer'],
    classes: ['high-risk'],
    articles: [...literacy, ...provider, ...annex, ...deployer, ...decisions, '27'],
  },
  {
    what: 'a general chatbot is turned to grading exams (Article 25(1)(c))',
    answers: `scope=eu&role=deployer&change=purpose&${safe}&area=education&exception=none&context=none&transparency=none`,
    roles: ['provider-by-change', 'deployer'],
    classes: ['high-risk'],
    articles: [...literacy, ...provider, ...annex, ...deployer],
  },
  {
    what: 'a firm puts its own name on a writing assistant: Article 25 speaks of high risk alone',
    answers: `scope=eu&role=deployer&change=name&${safe}&${plain}`,
    roles: ['deployer'],
    classes: ['rest'],
    articles: literacy,
  },
  {
    what: 'a firm has a chatbot of its own built for its site (Article 50(1) and (2))',
    answers: `scope=eu&role=deployer,provider&${safe}&area=none&transparency=chat,generates`,
    roles: ['first-provider', 'deployer'],
    classes: ['open'],
    articles: [...literacy, '50(1)', '50(5)', '50(2)'],
    days: { '50(1)': '2026-08-02', '50(2)': '2026-08-02' },
  },
  {
    what: 'a firm puts a bought chatbot on its site: the duty to say so is its provider’s',
    answers: `${bought}&area=none&transparency=chat`,
    classes: ['rest'],
    articles: literacy,
  },
  {
    what: 'a bank detects fraud (Annex III(5)(b) leaves it out, recital 58)',
    answers: `${bought}&${plain}`,
    classes: ['rest'],
    articles: literacy,
  },
  {
    what: 'a bank scores the credit of people (Annex III(5)(b), Article 27)',
    answers: `${bought}&area=credit&exception=profiling&context=decisions&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer, ...decisions, '27'],
  },
  {
    what: 'an insurer prices life insurance (Annex III(5)(c), Article 27)',
    answers: `${bought}&area=insurance&exception=profiling&context=decisions&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer, ...decisions, '27'],
  },
  {
    what: 'emotions of candidates are read in interviews (Article 5(1)(f), recital 44)',
    answers:
      'scope=eu&role=deployer&change=none&prohibited=emotions&product=none&area=biometrics,employment&exception=profiling&context=work,decisions&transparency=reads',
    classes: ['banned', 'high-risk', 'open'],
    articles: [...literacy, '5(1)', ...deployer, '26(7)', ...decisions, '50(3)'],
    days: { '5(1)': '2025-02-02' },
  },
  {
    what: 'emotions of drivers are read for their safety: not prohibited, but high risk and announced (recitals 18 and 44)',
    answers: `${bought}&area=biometrics&exception=none&context=work&transparency=reads`,
    classes: ['high-risk', 'open'],
    articles: [...literacy, ...deployer, '26(7)', '50(3)'],
  },
  {
    what: 'the police look for a suspect on recorded pictures (Annex III(1)(a), Article 26(10))',
    answers: `${bought}&area=biometrics,state&exception=none&context=none&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer, '26(10)'],
    days: { '26(10)': '2027-12-02' },
  },
  {
    what: 'a town identifies people on recorded pictures as a public body (Articles 26(10), 27 and 49(3))',
    answers: `${bought}&area=biometrics&exception=none&context=public&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer, '27', '26(8)', '49(3)', '26(10)'],
  },
  {
    what: 'a public school grades pupils (Annex III(3)(b), recital 56, Articles 27 and 49(3))',
    answers: `${bought}&area=education&exception=none&context=decisions,public&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer, ...decisions, '27', '26(8)', '49(3)'],
  },
  {
    what: 'a firm makes diagnostic software, a medical device (Annex I, Section A, recital 50)',
    answers: 'scope=eu&role=provider&prohibited=none&product=section-a&area=none&transparency=none',
    classes: ['high-risk'],
    articles: [...literacy, ...provider],
    days: { '9': '2028-08-02' },
  },
  {
    what: 'a hospital uses that software',
    answers:
      'scope=eu&role=deployer&change=none&prohibited=none&product=section-a&area=none&context=decisions,public&transparency=none',
    classes: ['high-risk'],
    articles: [...literacy, ...deployer],
    days: { '26(1)': '2028-08-02' },
  },
  {
    what: 'a maker builds a bought vision system into its lift under its own name (Article 25(3))',
    answers:
      'scope=eu&role=deployer&change=product&prohibited=none&product=section-a&area=none&context=none&transparency=none',
    roles: ['provider-by-change', 'deployer'],
    classes: ['high-risk'],
    articles: [...literacy, ...provider, ...deployer],
  },
  {
    what: 'a firm builds a bought controller into its pump of a waterworks, no product of Annex I (Article 25(3) leaves it out)',
    answers:
      'scope=eu&role=deployer&change=product&prohibited=none&product=none&area=infrastructure&exception=none&context=none&transparency=none',
    roles: ['deployer'],
    classes: ['high-risk'],
    articles: [...literacy, ...deployer],
  },
  {
    what: 'a car brakes by itself (Annex I, Section B: Article 2(2))',
    answers: 'scope=eu&role=provider&prohibited=none&product=section-b',
    classes: ['sector'],
    articles: [],
  },
  {
    what: 'a generated picture passes for a real event in an advertisement (Article 50(4), recital 134)',
    answers: `${bought}&area=none&transparency=generates,deepfake`,
    classes: ['open'],
    articles: [...literacy, '50(4)'],
    days: { '50(4)': '2026-08-02' },
  },
  {
    what: 'a generated drawing that nobody takes for real: its maker’s mark alone',
    answers: `${bought}&area=none&transparency=generates`,
    classes: ['rest'],
    articles: literacy,
  },
  {
    what: 'a site publishes generated news that nobody reviews (Article 50(4), second subparagraph)',
    answers: `${bought}&area=none&transparency=news`,
    classes: ['open'],
    articles: [...literacy, '50(4)'],
  },
  {
    what: 'a town scores the conduct of its citizens (Article 5(1)(c), recital 31)',
    answers: `scope=eu&role=deployer,provider&prohibited=scoring&product=none&${plain}`,
    classes: ['banned'],
    articles: [...literacy, '5(1)'],
  },
  {
    what: 'faces are scraped from the web for a database (Article 5(1)(e), recital 43)',
    answers: `scope=eu&role=provider&prohibited=faces&product=none&${plain}`,
    classes: ['banned'],
    articles: [...literacy, '5(1)'],
  },
  {
    what: 'a spam filter (recital 165: no high risk)',
    answers: `${bought}&${plain}`,
    classes: ['rest'],
    articles: literacy,
  },
  {
    what: 'a door compares a face with its badge (Annex III(1)(a) leaves verification out, recital 54)',
    answers: `${bought}&${plain}`,
    classes: ['rest'],
    articles: literacy,
  },
  {
    what: 'a translator of documents for an asylum file, a preparatory task (Article 6(3)(d), recital 53)',
    answers: `${made}&area=state&exception=preparatory&transparency=none`,
    classes: ['exempt'],
    articles: [...literacy, '6(4)', '49(2)'],
    days: { '6(4)': '2027-12-02' },
  },
  {
    what: 'help with the wording of an application finished by hand (Article 6(3)(b)), used and not made',
    answers: `${bought}&area=employment&exception=improves&transparency=none`,
    classes: ['exempt'],
    articles: literacy,
  },
  {
    what: 'a narrow task in personnel that profiles people is high risk all the same (Article 6(3), third subparagraph)',
    answers: `${bought}&area=employment&exception=profiling,narrow&context=none&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer],
  },
  {
    what: 'triage software that is a medical device stays high-risk, however small its task (Article 6(3) speaks of Annex III alone)',
    answers:
      'scope=eu&role=provider&prohibited=none&product=section-a&area=emergency&exception=narrow&transparency=none',
    classes: ['high-risk'],
    articles: [...literacy, ...provider],
    days: { '9': '2028-08-02' },
  },
  {
    what: 'a town controls its water supply (Annex III(2): no Article 27, no Article 49(3))',
    answers: `${bought}&area=infrastructure&exception=none&context=public&transparency=none`,
    classes: ['high-risk'],
    articles: [...literacy, ...deployer],
  },
  {
    what: 'a provider in another continent whose results are used in the Union (Articles 2(1)(c) and 22)',
    answers: `scope=output&role=provider,abroad&${safe}&area=employment&exception=profiling&transparency=none`,
    roles: ['first-provider'],
    classes: ['high-risk'],
    articles: [...literacy, ...provider, ...annex, '22'],
  },
  {
    what: 'an importer of a scoring system (Article 23)',
    answers: `scope=eu&role=importer&change=none&${safe}&area=credit&exception=profiling&transparency=none`,
    roles: ['importer'],
    classes: ['high-risk'],
    articles: ['23'],
  },
  {
    what: 'whoever sells such a system into the Union from elsewhere is no importer (Article 3(6) and (7))',
    answers: `scope=eu&role=importer,abroad&change=none&${safe}&area=credit&exception=profiling&transparency=none`,
    roles: ['distributor'],
    classes: ['high-risk'],
    articles: ['24'],
  },
  {
    what: 'a reseller of a scoring system (Article 24)',
    answers: `scope=eu&role=distributor&change=none&${safe}&area=credit&exception=profiling&transparency=none`,
    roles: ['distributor'],
    classes: ['high-risk'],
    articles: ['24'],
  },
  {
    what: 'an application that undresses people, sold before August 2026 (Article 5(1)(ba), Article 111(4))',
    answers:
      'scope=eu&role=provider&prohibited=intimate&product=none&area=none&transparency=generates,before',
    classes: ['banned', 'open'],
    articles: [...literacy, '5(1)(ba)', '5(1)(bb)', '5(1a)', '50(2)'],
    days: { '5(1)(ba)': '2026-12-02', '50(2)': '2026-12-02' },
  },
  {
    what: 'a general-purpose model from abroad (Articles 53 and 54)',
    answers: `scope=eu&role=model,abroad&change=none&${safe}&${plain}&model=none`,
    roles: ['maker'],
    classes: ['general-model'],
    articles: ['53(1)(a)', '53(1)(b)', '53(1)(c)', '53(1)(d)', '54'],
    days: { '53(1)(a)': '2025-08-02' },
  },
  {
    what: 'an open model, out since 2024 (Articles 53(2) and 111(3))',
    answers: `scope=eu&role=model,abroad&change=none&${safe}&${plain}&model=open,before`,
    classes: ['general-model'],
    articles: ['53(1)(c)', '53(1)(d)'],
    days: { '53(1)(c)': '2027-08-02' },
  },
  {
    what: 'an open model of systemic risk: no exemption (Article 53(2))',
    answers: `scope=eu&role=model&change=none&${safe}&${plain}&model=open,systemic`,
    classes: ['general-model'],
    articles: ['53(1)(a)', '53(1)(b)', '53(1)(c)', '53(1)(d)', '52', '55'],
  },
  {
    what: 'a firm that has no role in a system that recruits and talks: none of its duties are the firm’s (Article 2(1))',
    answers: `scope=eu&role=none&change=none&${safe}&area=employment&exception=profiling&transparency=chat`,
    roles: [],
    classes: ['nobody'],
    articles: [],
  },
  {
    what: 'a firm established elsewhere that has no other role',
    answers: `scope=eu&role=abroad&change=none&${safe}&${plain}`,
    roles: [],
    classes: ['nobody'],
    articles: [],
  },
  {
    what: 'a prohibited practice is everybody’s (Article 5)',
    answers: `scope=eu&role=none&change=none&prohibited=scoring&product=none&${plain}`,
    roles: [],
    classes: ['banned'],
    articles: ['5(1)'],
  },
  {
    what: 'a reseller of spam filters: Article 24 speaks of high risk alone, Article 4 of providers and deployers',
    answers: `scope=eu&role=distributor&change=none&${safe}&${plain}`,
    roles: ['distributor'],
    classes: ['rest-chain'],
    articles: [],
  },
  { what: 'a weapon (Article 2(3))', answers: 'scope=military', classes: ['out'], articles: [] },
  { what: 'a laboratory (Article 2(6) and (8))', answers: 'scope=research', classes: ['out'], articles: [] },
  { what: 'a person at home (Article 2(10))', answers: 'scope=personal', classes: ['out'], articles: [] },
  {
    what: 'a spreadsheet with rules that people wrote (recital 12)',
    answers: 'scope=rules',
    classes: ['out'],
    articles: [],
  },
]

test('there are thirty cases at least', () => {
  expect(cases.length).toBeGreaterThanOrEqual(30)
})

test.each(cases)('$what', ({ answers, roles, classes, articles, days = {} }) => {
  const result = judge(readFragment(answers, rules), rules)
  expect(result.next?.id).toBeUndefined()
  if (roles) expect(result.roles.map(({ id }) => id)).toEqual(roles)
  expect(result.classes.map(({ id }) => id)).toEqual(classes)
  expect(result.duties.flatMap((duty) => duty.articles).sort()).toEqual([...articles].sort())
  for (const [article, day] of Object.entries(days)) {
    const duty = result.duties.find((one) => one.articles.includes(article))
    expect([article, duty?.date.day]).toEqual([article, day])
  }
})

test.each(['emotions', 'intimate'])(
  'of the duties of whoever does what is prohibited (%s), the first is to stop, and says that none of the others makes it lawful',
  (practice) => {
    const answers = `scope=eu&role=deployer&change=none&prohibited=${practice}&product=none&area=biometrics&exception=none&context=none&transparency=reads`
    const { duties } = judge(readFragment(answers, rules), rules)
    expect(duties.length).toBeGreaterThan(1)
    expect(duties[0]).toMatchObject({
      group: 'banned',
      do: expect.stringContaining('does not make the practice lawful.'),
    })
  },
)
