import { compare, type Figures, renew, unexplained } from './records'

const page: Figures = { html: 10_000, script: 1000, total: 50_000, requests: 4, nodes: 300 }
const at = (figures: Partial<Figures>) => ({ ...page, ...figures })

test.each([
  ['html', { html: 10_200 }, { html: 10_201 }],
  ['script', { script: 1020 }, { script: 1021 }],
  ['total', { total: 51_000 }, { total: 51_001 }],
  ['requests', { requests: 4 }, { requests: 5 }],
  ['nodes', { nodes: 306 }, { nodes: 307 }],
])(
  '%s: two hundredths of bytes and nodes, and not one request, count as unchanged',
  (figure, still, grown) => {
    expect(compare(at(still), page)).toEqual({ grown: [], shrunk: [] })
    expect(compare(at(grown), page).grown).toEqual([expect.stringContaining(`${figure}: `)])
  },
)

test('a smaller page is named, and its record follows without a reason', () => {
  const smaller = at({ html: 9000, nodes: 303 })
  expect(compare(smaller, page).shrunk).toEqual(['html: 9000, recorded 10000'])
  expect(renew({ '/': [page] }, new Map([['/', smaller]]))).toEqual({ '/': [page, at({ html: 9000 })] })
})

test('a larger page needs a reason for its record', () => {
  const larger = new Map([['/', at({ total: 60_000 })]])
  expect(() => renew({ '/': [page] }, larger)).toThrow(
    '/ has grown (total: 60000, recorded 50000): say why, npm run weights -- --record --reason',
  )
  expect(() => renew({ '/': [page] }, larger, ' ')).toThrow('say why')
  const reason = 'a picture more'
  expect(renew({ '/': [page] }, larger, reason)).toEqual({ '/': [page, { ...page, total: 60_000, reason }] })
})

test('no reason records a page over the bounds; the list of all pages may have any number of elements', () => {
  const record = (address: string, now: Figures) => renew({}, new Map([[address, now]]), 'a reason')
  expect(() => record('/fr', at({ nodes: 451 }))).toThrow('/fr: 10000 bytes of HTML, 451 elements')
  expect(() => record('/fr', at({ html: 14_601 }))).toThrow('/fr: 14601 bytes of HTML')
  expect(record('/fr/proof', at({ nodes: 451 }))).toEqual({ '/fr/proof': [at({ nodes: 451 })] })
})

test('a page that has hardly changed keeps its record; a new page gets one, a removed page loses it', () => {
  const records = { '/': [page], '/gone': [page] }
  const measured = new Map([
    ['/', at({ html: 10_100 })],
    ['/new', page],
  ])
  expect(renew(records, measured)).toEqual({ '/': [page], '/new': [page] })
})

test('keeps the present record and the one before', () => {
  const records = { '/': [at({ html: 30_000 }), at({ html: 20_000 })] }
  expect(renew(records, new Map([['/', page]]))).toEqual({ '/': [at({ html: 20_000 }), page] })
})

test('a record that was raised by hand needs a reason too', () => {
  const raised = at({ requests: 5 })
  expect(unexplained({ '/': [page, raised] })).toEqual(['/: requests was raised without a reason'])
  expect(unexplained({ '/': [page, { ...raised, reason: '' }] })).toHaveLength(1)
  expect(unexplained({ '/': [page, { ...raised, reason: 'a second font' }], '/b': [raised, page] })).toEqual(
    [],
  )
})
