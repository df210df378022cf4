import fc from 'fast-check'
import { catalogue } from '../../tests/site/own-server'
import { compute } from './compute'
import { perRequest, own as wayOf } from './cost'
import { forVisitor, fragmentOf, fromVisitor, readFragment, readNumber } from './fragment'
import { type Entered, type Field, isField, limits, lists, nothingEntered, picked } from './inputs'
import { serversFor } from './load'
import { cacheBytes, cacheBytesPerToken, usersOn, weightBytes } from './memory'
import { breakEven, stairs } from './staircase'
import { swings } from './tornado'

const entered = (set: Entered['set'], choice: Entered['choice'] = {}): Entered => ({ set, choice })
const euros = (cents: number | undefined) => Math.round((cents ?? Number.NaN) / 100)
const modelOf = (id: string) => picked(entered({}, { model: id }), catalogue).model

describe('the worked example: forty people, twenty requests a day, Mistral Small on a rented L40S', () => {
  const found = compute(nothingEntered, catalogue)

  test('an own server is 1,008 of rent, 1,200 of support and a 36th of 12,500: 2,555 euros a month', () => {
    expect(found.own?.shares.map(({ id, monthly }) => [id, euros(monthly)])).toEqual([
      ['rent', 1008],
      ['installation', 347],
      ['operations', 1200],
    ])
    expect(euros(found.own?.monthly)).toBe(2555)
    expect(found.own?.total).toBe((1008 + 1200) * 36 * 100 + 12_500 * 100)
  })

  test('the same model at Scaleway is 10.50 euros for 16,800 requests: the answer is no, by 2,545 euros', () => {
    expect(found.load.requests).toBe(16_800)
    expect(found.others.find(({ id }) => id === 'european')?.monthly).toBe(1050)
    expect(found.cheapest.id).toBe('european')
    expect(euros(found.difference ?? undefined)).toBe(2545)
  })

  test('a bigger rented card, paid for with its set-up fee and without installation, is 2,227 euros', () => {
    const bigger = compute(entered({ installation: 0 }, { server: 'hetzner-gex63' }), catalogue)
    expect(euros(bigger.own?.monthly)).toBe(2227)
  })

  test('without a support plan it is ten hours a month of one’s own, at 60 euros, unless others are entered', () => {
    const operations = (set: Entered['set']) =>
      compute(entered(set, { support: 'none' }), catalogue).own?.shares.find(({ id }) => id === 'operations')
    expect(euros(operations({})?.monthly)).toBe(600)
    expect(euros(operations({ workHours: 20 })?.monthly)).toBe(1200)
  })

  test('a bought card is a 36th of 8,565 dollars and of 3,000 euros around it, and 365 kWh beside 100 for its place', () => {
    const bought = compute(entered({}, { server: 'bought-rtx-pro-6000' }), catalogue)
    expect(bought.own?.shares.slice(0, 2).map(({ id, monthly }) => [id, euros(monthly)])).toEqual([
      ['purchase', Math.round((8565 / 1.1637 + 3000) / 36)],
      ['energy', Math.round(365 * 0.18 + 100)],
    ])
    expect(bought.own?.shares).toHaveLength(4)
  })

  test('seats are in dollars, converted at the given rate', () => {
    expect(euros(found.others[0]?.monthly)).toBe(Math.round((40 * 30) / 1.1637))
    expect(compute(entered({ rate: 1 }), catalogue).others[0]?.monthly).toBe(120_000)
  })

  test('one server breaks even with Mistral Medium at 309,700 requests, within its capacity', () => {
    const roomy = entered({ bandwidth: 8640, teraops: 7330 }, { european: 'scaleway-mistral-medium' })
    const { breakEven: at } = compute(roomy, catalogue)
    expect(at.european).toMatchObject({ servers: 1 })
    expect(Math.round((at.european?.requests ?? 0) / 100) * 100).toBe(309_700)
    // 3,500 tokens each on 21 days of eight hours, and three times as many at the peak.
    expect(at.european?.tokensPerSecond).toBeCloseTo(
      ((at.european?.requests ?? 0) * 3500 * 3) / (21 * 8 * 3600),
    )
  })

  test('it never breaks even with Mistral Small: a further server costs more than the API for its requests', () => {
    expect(found.breakEven.european).toBeNull()
  })
})

describe('cache bytes per token, computed by hand', () => {
  test.each([
    ['mistral-small', 2 * 40 * 8 * 128 * 2, 163_840],
    ['llama-70b', 2 * 80 * 8 * 128 * 2, 327_680],
    ['qwen3-32b', 2 * 64 * 8 * 128 * 2, 262_144],
    ['qwen3-30b-a3b', 2 * 48 * 4 * 128 * 2, 98_304],
    ['gpt-oss-120b', 2 * 36 * 8 * 64 * 2, 73_728],
    ['gpt-oss-20b', 2 * 24 * 8 * 64 * 2, 49_152],
  ])('%s', (id, byHand, bytes) => {
    expect(byHand).toBe(bytes)
    expect(cacheBytesPerToken(modelOf(id), 16)).toBe(bytes)
  })

  test('past its window a model caches half as much per token', () => {
    const model = modelOf('gpt-oss-120b')
    expect(cacheBytes(model, 100, 16)).toBe(100 * 73_728)
    expect(cacheBytes(model, 5000, 16) - cacheBytes(model, 4999, 16)).toBe(36_864)
  })
})

/** Examples published by others, and why we differ from some. */
describe('published examples', () => {
  const llama = { layers: 80, kvHeads: 8, headSize: 128, window: undefined }

  test('Denneman, 12 January 2026: Llama 70B at 131,072 tokens keeps 42.95 GB', () => {
    expect(cacheBytes(llama, 131_072, 16) / 1e9).toBeCloseTo(42.95, 2)
  })

  test('draft-calabria-bmwg-ai-fabric-inference-bench: 1,342,177,280 bytes at 4,096 tokens', () => {
    expect(cacheBytes(llama, 4096, 16)).toBe(1_342_177_280)
  })

  test('ToolJolt: Llama 405B takes 504 KB a token, of 1,024 bytes each', () => {
    expect(cacheBytesPerToken({ layers: 126, kvHeads: 8, headSize: 128 }, 16) / 1024).toBe(504)
  })

  test('AI Infra Map: 70 billion parameters of 16 bits are 140 GB, and an H100 of 3.35 TB/s reads them 23.9 times a second', () => {
    expect(weightBytes({ parameters: 70 }, 16)).toBe(140e9)
    expect(3350e9 / weightBytes({ parameters: 70 }, 16)).toBeCloseTo(23.9, 1)
  })

  test('MLSys·im says 160 MB for Llama 70B at 4,096 tokens: that is one of its eight heads, in MB of 1,048,576 bytes', () => {
    expect(cacheBytes({ ...llama, kvHeads: 1 }, 4096, 16) / 1024 ** 2).toBe(160)
    expect(cacheBytes(llama, 4096, 16) / 1024 ** 2).toBe(8 * 160)
  })
})

test('a card fits if weights and one conversation take at most nine tenths of its memory', () => {
  const memory = { weights: 23.6e9, conversation: 163_840 * 8000, cache: 0, needed: 0 }
  expect(usersOn(24, memory, { usable: 90 })).toBe(0)
  expect(usersOn(48, memory, { usable: 90 })).toBe(Math.floor((43.2e9 - 23.6e9) / 1_310_720_000))
})

test('a model that does not fit has no sum', () => {
  const found = compute(entered({ bits: 16 }), catalogue)
  expect(found.own).toBeNull()
  expect(found.difference).toBeNull()
  expect(found.breakEven).toEqual({ american: null, european: null })
})

test('there is no break-even with a price so low that it cannot be counted', () => {
  const few = {
    people: 1,
    questions: 0.1,
    days: 1,
    tokensIn: 1_000_000,
    tokensOut: 0,
    users: 1,
    hosting: 100_000,
  }
  const roomiest = {
    parameters: 0.1,
    active: 0.1,
    bits: 1,
    layers: 1,
    headSize: 1,
    cardMemory: 100_000,
    capacity: 0,
  }
  const found = compute(
    entered({ ...few, ...roomiest, cacheBits: 1, peak: 100, rent: 0, usIn: 6.7e-305 }),
    catalogue,
  )
  expect(found.breakEven.american).toBeNull()
})

test('the speed of one conversation is limited by bandwidth: 864 GB/s over 23.6 GB are 36 tokens a second at most', () => {
  const { speed } = compute(nothingEntered, catalogue)
  expect(Math.floor(speed.to)).toBe(36)
  expect(speed.from).toBeLessThan(speed.to / 2)
})

test('from: half of the bandwidth, over weights and a full context; to: all of it, over the weights', () => {
  const { memory, speed } = compute(entered({ bits: 16, bandwidth: 1000, attained: 50 }), catalogue)
  expect(speed.from).toBeCloseTo(500e9 / (memory.weights + memory.conversation), 6)
  expect(speed.to).toBeCloseTo(1000e9 / memory.weights, 6)
})

test('a card that comes in several variants goes as fast as the best, unless its bandwidth is set', () => {
  const onH100 = (set: Entered['set']) => compute(entered(set, { server: 'ovh-h100' }), catalogue)
  const { memory, speed } = onH100({})
  expect(speed.to).toBeCloseTo(3350e9 / memory.weights, 6)
  expect(onH100({ bandwidth: 2500 }).speed.to).toBeCloseTo(2500e9 / memory.weights, 6)
})

test('a custom model or card is computed by its size and bandwidth', () => {
  const { memory, speed } = compute(
    entered({
      parameters: 7,
      bits: 16,
      layers: 32,
      kvHeads: 8,
      headSize: 128,
      cardMemory: 32,
      bandwidth: 1000,
    }),
    catalogue,
  )
  expect(memory.weights).toBe(14e9)
  expect(memory.conversation).toBe(2 * 32 * 8 * 128 * 2 * 8000)
  expect(memory.cache).toBe(5 * memory.conversation)
  expect(speed.to).toBeCloseTo(1000 / 14, 6)
  const half = compute(entered({ parameters: 7, active: 50, bits: 16, bandwidth: 1000 }), catalogue)
  expect(half.memory.weights).toBe(14e9)
  expect(half.speed.to).toBeCloseTo(1000 / 7, 6)
  expect(compute(entered({ cardMemory: 24 }), catalogue).own).toBeNull()
})

test('the window of a model can be removed', () => {
  const windowed = { model: 'gpt-oss-120b', server: 'ovh-h100' }
  const { conversation } = compute(entered({ window: 0 }, windowed), catalogue).memory
  expect(conversation).toBe(73_728 * 8000)
  expect(compute(entered({}, windowed), catalogue).memory.conversation).toBeLessThan(conversation)
})

test('seats are not compared with a program', () => {
  const large = { people: 1, questions: 60_000, tokensIn: 100_000 }
  expect(compute(entered({ ...large, questions: 500 }), catalogue).cheapest.id).toBe('seats')
  expect(compute(entered(large), catalogue).cheapest.id).toBe('european')
})

test('a measured throughput limits a server', () => {
  const measured = compute(entered({ users: 1 }, { model: 'gpt-oss-20b', server: 'ovh-h100' }), catalogue)
  expect(measured.inputs.capacity).toBe(16_701)
  expect(compute(nothingEntered, catalogue).inputs.capacity).toBe(0)
  const busy = compute(
    entered({ users: 1, questions: 100_000, people: 100 }, { model: 'gpt-oss-20b', server: 'ovh-h100' }),
    catalogue,
  )
  expect(busy.servers).toBe(Math.ceil(busy.load.tokensPerSecond / 16_701))
})

test('without a measurement, memory and computing limit what a server answers', () => {
  const { load, servers, memory } = compute(entered({ people: 500, questions: 50 }), catalogue)
  // Half of 864 GB/s: the weights once, and every conversation, for each token of all answers at once.
  const step = (memory.weights + load.usersPerServer * memory.conversation) / 432e9
  // Half of 733 teraops: 3,000 tokens read and 500 written, two operations for each parameter.
  const computing = (3500 * 2 * 23.6e9) / 366.5e12
  const seconds = (500 * step) / load.usersPerServer + computing
  expect(load.tokensPerServer).toBeCloseTo(3500 / seconds)
  expect(servers).toBe(Math.ceil(load.tokensPerSecond / load.tokensPerServer))
  expect(servers).toBeGreaterThan(1)
})

test('a measurement of one’s own counts, but never more than memory and computing allow', () => {
  const tokensPerServer = (capacity: number) => compute(entered({ capacity }), catalogue).load.tokensPerServer
  const estimated = tokensPerServer(0)
  expect(tokensPerServer(estimated * 2)).toBe(estimated * 2)
  expect(tokensPerServer(estimated * 20)).toBeLessThan(estimated * 3)
})

test('a load that is nearly all reading is limited by computing, whatever the memory', () => {
  const { load } = compute(
    entered({ people: 1000, questions: 400, tokensIn: 7500, tokensOut: 10 }),
    catalogue,
  )
  expect(load.tokensPerServer).toBeLessThan(366.5e12 / (2 * 23.6e9))
})

test('sixteen conversations read most of a mixture of experts, of which one reads a tenth', () => {
  const { load, memory, inputs } = compute(entered({}, { model: 'qwen3-30b-a3b' }), catalogue)
  expect(load.usersPerServer).toBe(16)
  expect(inputs.active).toBeLessThan(11)
  const steps = ((load.tokensPerServer / 3500) * 500) / load.usersPerServer
  expect(steps).toBeLessThan(432e9 / (0.8 * memory.weights))
  const read = memory.weights * (1 - (1 - inputs.active / 100) ** 16) + 16 * memory.conversation
  const computing = (3500 * 2 * inputs.parameters * 1e7 * inputs.active) / 366.5e12
  expect(load.tokensPerServer).toBeCloseTo(3500 / ((500 * read) / 16 / 432e9 + computing))
})

// Tokens read and written per second as GPUStack's Performance Lab measured them with ShareGPT, whose questions have some 220 tokens
// and answers 200, on SXM cards.
const gptOss20b = { model: 'gpt-oss-20b', set: { bits: 5.25, active: 26.8 } }
const gptOss120b = { model: 'gpt-oss-120b', set: { bits: 4.5, active: 7.6 } }
const qwen = { model: 'qwen3-32b', set: {} }
test.each([
  ['ovh-h100', gptOss120b, 6095],
  ['ovh-a100', gptOss120b, 4768],
  ['ovh-h100', gptOss20b, 16_701],
  ['ovh-a100', gptOss20b, 9743],
  ['ovh-h100', qwen, 4284],
  ['ovh-a100', { ...qwen, set: { bits: 16, teraops: 312 } }, 1730],
])('on %s the estimate for %o is within a factor of four of %d', (server, { model, set }, measured) => {
  const sxm = server === 'ovh-h100' ? { bandwidth: 3350, teraops: 1979 } : { bandwidth: 2039 }
  const mix = { tokensIn: 220, tokensOut: 200, context: 420, capacity: 0 }
  const { load } = compute(entered({ ...sxm, ...mix, ...set }, { model, server }), catalogue)
  expect(load.tokensPerServer / measured).toBeGreaterThan(1 / 4)
  expect(load.tokensPerServer / measured).toBeLessThan(4)
})

describe('an address', () => {
  test('stores what differs from the defaults, and is read back the same', () => {
    const read = readFragment('#model=gpt-oss-120b&people=12&tokensOut=0&rate=1,2', catalogue)
    expect(read).toEqual({
      choice: { model: 'gpt-oss-120b' },
      set: { people: 12, tokensOut: 0, rate: 1.2 },
      problems: [],
    })
    expect(fragmentOf(read)).toBe('model=gpt-oss-120b&people=12&tokensOut=0&rate=1.2')
    expect(readFragment(fragmentOf(read), catalogue)).toEqual(read)
    expect(fragmentOf(readFragment('#people=40&model=mistral-small', catalogue))).toBe('')
  })

  test.each(['-3', 'NaN', 'Infinity', '1e99', 'many', '', '99999999999999', '0'])(
    'reports an invalid field (%s), which keeps its default',
    (text) => {
      const read = readFragment(`#people=${text}&questions=10`, catalogue)
      expect(read.problems).toEqual(['people'])
      expect(read.set).toEqual({ questions: 10 })
    },
  )

  test('reports unknown names', () => {
    expect(readFragment('#who=me', catalogue).problems).toEqual(['unknown'])
    expect(readFragment(`#people=${'1'.repeat(3000)}`, catalogue).problems).toEqual(['unknown'])
    expect(readFragment('#main', catalogue).problems).toEqual([])
  })
})

const fields = Object.keys(limits).filter(isField)

/** Any possible input, including the limits. */
const anyField = (field: Field) => {
  const { min, max } = limits[field]
  return fc.oneof(fc.constant(min), fc.constant(max), fc.double({ min, max, noNaN: true }))
}
const anySet = fc
  .subarray(fields)
  .chain((some) => fc.tuple(...some.map((field) => anyField(field).map((value) => [field, value] as const))))
  .map((entries): Entered['set'] => Object.fromEntries(entries))
const anyChoice = fc.record({
  model: fc.constantFrom(...catalogue.models.map(({ id }) => id)),
  european: fc.constantFrom(...catalogue.european.map(({ id }) => id)),
  american: fc.constantFrom(...catalogue.american.map(({ id }) => id)),
  server: fc.constantFrom(...catalogue.servers.map(({ id }) => id)),
})
const anything = fc.record({ set: anySet, choice: anyChoice })

/** Returns every number in a value, with its path. */
const numbersIn = (value: unknown, at = ''): [string, number][] =>
  typeof value === 'number'
    ? [[at, value]]
    : Object.entries(Object(value)).flatMap(([key, item]) =>
        typeof value === 'object' ? numbersIn(item, `${at}.${key}`) : [],
      )

describe('for any input', () => {
  test('no sum is negative, NaN or infinite', () => {
    fc.assert(
      fc.property(anything, (entered) => {
        const found = compute(entered, catalogue)
        const steps = stairs(found.inputs, found.of, found.load, found.load.requests * 2, 40)
        const { difference: _, ...rest } = found
        const shown = { ...rest, of: null, inputs: null, load: { ...rest.load, requestsPerServer: 0 }, steps }
        for (const [at, number] of numbersIn(shown)) {
          if (!(Number.isFinite(number) && number >= 0)) throw new Error(`${at} is ${number}`)
        }
        for (const { less, more } of swings(found, catalogue))
          expect(Number.isFinite(less ?? 0) && Number.isFinite(more ?? 0)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('sums are whole cents, and the shares add up to them', () => {
    fc.assert(
      fc.property(anything, (entered) => {
        const { others, own: ownWay } = compute(entered, catalogue)
        for (const way of ownWay ? [...others, ownWay] : others)
          for (const of of ['monthly', 'total'] as const) {
            expect(Number.isInteger(way[of]) || way[of] > Number.MAX_SAFE_INTEGER).toBe(true)
            expect(way.shares.reduce((sum, share) => sum + share[of], 0)).toBe(way[of])
          }
      }),
    )
  })

  test.each(['people', 'questions', 'tokensIn', 'tokensOut'] as const)('more %s never cost less', (field) => {
    fc.assert(
      fc.property(anything, anyField(field), anyField(field), (entered, a, b) => {
        const at = (value: number) =>
          compute({ ...entered, set: { ...entered.set, [field]: value } }, catalogue)
        const [less, more] = [at(Math.min(a, b)), at(Math.max(a, b))]
        for (const [index, { monthly }] of less.others.entries())
          expect(more.others[index]?.monthly).toBeGreaterThanOrEqual(monthly)
        if (less.own && more.own) expect(more.own.monthly).toBeGreaterThanOrEqual(less.own.monthly)
      }),
    )
  })

  test('a larger context never needs less memory or fewer servers', () => {
    fc.assert(
      fc.property(anything, anyField('context'), anyField('context'), (entered, a, b) => {
        const at = (context: number) => compute({ ...entered, set: { ...entered.set, context } }, catalogue)
        const [less, more] = [at(Math.min(a, b)), at(Math.max(a, b))]
        expect(more.memory.needed).toBeGreaterThanOrEqual(less.memory.needed)
        if (more.own) expect(more.servers).toBeGreaterThanOrEqual(less.servers)
      }),
    )
  })

  test('what one server answers, and the break-even, do not depend on how many people ask today', () => {
    fc.assert(
      fc.property(anything, anyField('people'), (entered, people) => {
        const set = { ...entered.set, users: 1 }
        const [one, other] = [set, { ...set, people }].map((inputs) =>
          compute({ ...entered, set: inputs }, catalogue),
        )
        if (!one || !other) throw new Error('nothing computed')
        expect(other.load.requestsPerServer).toBe(one.load.requestsPerServer)
        expect(other.breakEven.european?.requests).toBe(one.breakEven.european?.requests)
      }),
    )
  })

  test('more requests never take fewer servers or cost less', () => {
    fc.assert(
      fc.property(anything, fc.array(fc.double({ min: 0, max: 1e9, noNaN: true })), (entered, volumes) => {
        const { inputs, of, load } = compute(entered, catalogue)
        const servers = volumes.toSorted((a, b) => a - b).map((requests) => serversFor(requests, load))
        expect(servers).toEqual(servers.toSorted((a, b) => a - b))
        const steps = stairs(inputs, of, load, load.requests * 20, 40).map(({ monthly }) => monthly)
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      }),
    )
  })

  test('the steps reach what they are drawn up to, however many servers that takes', () => {
    fc.assert(
      fc.property(anything, fc.double({ min: 1, max: 1e9, noNaN: true }), (entered, times) => {
        const { inputs, of, load } = compute(entered, catalogue)
        if (load.requestsPerServer <= 0) return
        const upTo = load.requests * times
        const steps = stairs(inputs, of, load, upTo, 40)
        expect(steps.length).toBeLessThanOrEqual(40)
        expect(steps.at(-1)?.to).toBeGreaterThanOrEqual(upTo * (1 - 1e-9))
        for (const { servers, to } of steps) expect(to / load.requestsPerServer / servers).toBeCloseTo(1)
      }),
    )
  })

  test('at the break-even, whole servers handle the requests, and never cost more than the API from there on', () => {
    fc.assert(
      fc.property(anything, (entered) => {
        const { inputs, of, load } = compute(entered, catalogue)
        const at = breakEven('european', inputs, of, load)
        if (!at) return
        expect(at.requests).toBeLessThanOrEqual(at.servers * load.requestsPerServer * (1 + 1e-9))
        const { read, written } = perRequest('european', inputs, of)
        for (const times of [1, 1.05, 1.3, 2, 5, 40]) {
          const requests = at.requests * times
          const servers = serversFor(requests, load)
          // Each share is rounded to a cent.
          const least = requests * (read + written) * 100 + 10 * servers
          expect(wayOf(servers, inputs, of).monthly).toBeLessThanOrEqual(least * (1 + 1e-9))
        }
        expect(serversFor(at.requests * (1 - 1e-9), load)).toBeLessThanOrEqual(at.servers)
      }),
    )
  })

  test('reading a written address returns the same input', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const read = readFragment(fragmentOf(entered({}, choice)), catalogue)
        expect(read.problems).toEqual([])
        for (const list of lists)
          expect(picked(read, catalogue)[list].id).toBe(picked(entered({}, choice), catalogue)[list].id)
      }),
    )
  })
})

test.each([
  ['fr', '12,5', 12.5],
  ['fr', '12.5', 12.5],
  ['fr', '1\u202f200,5', 1200.5],
  ['en', '12.5', 12.5],
  ['en', '1,200.5', 1200.5],
  ['en', '1,200,000', 1_200_000],
  ['en', '12,5', 12.5],
  ['en', '0,125', 0.125],
] as const)('in %s a visitor who types %s means %d', (language, text, meant) => {
  expect(readNumber('questions', fromVisitor(text, language))).toBe(meant)
  expect(readNumber('questions', fromVisitor(forVisitor(meant, language), language))).toBe(meant)
})

test('a number is written for visitors as they type it', () => {
  expect([forVisitor(12.5, 'en'), forVisitor(12.5, 'fr')]).toEqual(['12.5', '12,5'])
})

test('a rounding error adds no server', () => {
  // 3.0000000000000004 in binary.
  expect(serversFor(2.1, { requestsPerServer: 0.7, leastServers: 0 })).toBe(3)
})

test('seats are not compared where a program asks', () => {
  const waysOf = (questions: number) =>
    compute(entered({ questions }), catalogue).compared.map(({ id }) => id)
  expect(waysOf(500)).toEqual(['seats', 'american', 'european', 'own'])
  expect(waysOf(501)).toEqual(['american', 'european', 'own'])
})

test('an input moves no further than its limits', () => {
  const difference = (usable: number) => compute(entered({ usable, users: 20 }), catalogue).difference
  const usable = swings(compute(entered({ usable: 90, users: 20 }), catalogue), catalogue).find(
    ({ field }) => field === 'usable',
  )
  expect(usable).toMatchObject({ less: difference(63), more: difference(100) })
})

test('the input with the largest effect comes first; months only appear with single payments', () => {
  const found = compute(nothingEntered, catalogue)
  const all = swings(found, catalogue)
  const fits = all.filter(({ less, more }) => less !== null && more !== null)
  expect(fits[0]).toMatchObject({ field: 'plan' })
  expect(all.map(({ field }) => field)).not.toContain('usIn')
  expect(all.map(({ field }) => field)).toContain('months')
  // At a limit only one direction is left.
  for (const months of Object.values(limits.months))
    expect(swings(compute(entered({ months }), catalogue), catalogue).map(({ field }) => field)).toContain(
      'months',
    )
  const bigger = swings(compute(entered({}, { model: 'llama-70b' }), catalogue), catalogue)
  expect(bigger[0]).toMatchObject({ more: null })
})
