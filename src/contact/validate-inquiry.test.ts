import { ValidationError } from 'yup'
import { fieldErrors, inquirySchema } from './inquiry'
import { emptyInquiry, inquiryFields } from './inquiry-values'
import { validateInquiry as validateAmong } from './validate-inquiry'

const valid = {
  ...emptyInquiry,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  service: 'audit',
  message: 'Hello',
}
const services = ['audit', 'cloud-growth', 'other']
const validateInquiry = (value: unknown) => validateAmong(value, services)

test('a complete inquiry is returned as it was written', () => {
  expect(validateInquiry(valid)).toEqual({ inquiry: valid })
})

describe('name, email and message are required', () => {
  describe.each(['name', 'email', 'message'] as const)('%s', (field) => {
    test.each([
      ['empty', ''],
      ['spaces', '   '],
      ['a line break', '\r\n'],
      ['a tab and a no-break space', '\t\u00a0'],
    ])('%s counts as missing', (_, value) => {
      expect(validateInquiry({ ...valid, [field]: value })).toEqual({ errors: { [field]: 'required' } })
    })

    test('an absent field counts as missing', () => {
      const { [field]: _, ...rest } = valid
      expect(validateInquiry(rest)).toEqual({ errors: { [field]: 'required' } })
    })

    test('an undefined field counts as missing', () => {
      expect(validateInquiry({ ...valid, [field]: undefined })).toEqual({ errors: { [field]: 'required' } })
    })
  })

  test('all missing fields are reported at once', () => {
    expect(validateInquiry({})).toEqual({
      errors: { name: 'required', email: 'required', message: 'required' },
    })
  })

  test('missing and invalid fields are reported together', () => {
    expect(validateInquiry({ ...valid, name: '', email: 'ada', service: 'tea' })).toEqual({
      errors: { name: 'required', email: 'email', service: 'service' },
    })
  })
})

/** A form refused for a reason that has no words would not say what to correct. */
test.each(inquiryFields)('whatever a rule says of %s is one of the errors that have words', (field) => {
  for (const wrong of ['', '\0'.repeat(300)]) {
    let said: readonly string[] = []
    try {
      inquirySchema(services).validateSync({ ...valid, [field]: wrong }, { abortEarly: false })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      said = error.errors
    }
    expect(fieldErrors).toEqual(expect.arrayContaining([...said]))
  }
})

test('outer whitespace is trimmed, inner whitespace is kept', () => {
  const padded = {
    ...valid,
    name: '  Ada  Lovelace ',
    email: '\tada@example.org\r\n',
    service: ' audit ',
    message: '\nOne\n\ntwo \n',
  }
  expect(validateInquiry(padded)).toEqual({
    inquiry: { ...valid, name: 'Ada  Lovelace', message: 'One\n\ntwo' },
  })
})

describe('the address is validated as browsers validate type=email', () => {
  test.each([
    'ada@example.org',
    'ADA@EXAMPLE.ORG',
    'ada@localhost',
    'a@b',
    'ada.lovelace+site@mail.example.co.uk',
    "o'hara@example.org",
    '.ada.@example.org',
    "!#$%&'*+/=?^_`{|}~-@example.org",
    'ada@127.0.0.1',
    `ada@${'a'.repeat(63)}.org`,
  ])('%s is accepted', (email) => {
    expect(validateInquiry({ ...valid, email })).toEqual({ inquiry: { ...valid, email } })
  })

  test.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@@example.org',
    'ada@example@org',
    'ada lovelace@example.org',
    'ada@exam ple.org',
    'ada@example.org, bob@example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example..org',
    'ada@.org',
    'ada@example.org.',
    'ada@[127.0.0.1]',
    '"ada"@example.org',
    'Ada <ada@example.org>',
    'adà@example.org',
    'ada@ä.08',
    'ada@exämple.org/',
    'ada@ä..org',
    `ada@${'a'.repeat(64)}.org`,
    'ada@example.org\r\nBcc: bob@example.org',
    'ada@example.org\nbob',
    'ada@example.org\0',
  ])('%j is refused', (email) => {
    expect(validateInquiry({ ...valid, email })).toEqual({ errors: { email: 'email' } })
  })
})

test.each([
  ['ada@exämple.org', 'ada@xn--exmple-cua.org'],
  [' ada@Société.FR ', 'ada@xn--socit-esab.fr'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
])('the domain of %j is written in ASCII, as Chromium sends it', (email, written) => {
  expect(validateInquiry({ ...valid, email })).toEqual({ inquiry: { ...valid, email: written } })
})

describe('the service', () => {
  test.each(services)('%s can be chosen', (service) => {
    expect(validateInquiry({ ...valid, service })).toEqual({ inquiry: { ...valid, service } })
  })

  test.each([
    ['empty', { ...valid, service: '' }],
    ['blank', { ...valid, service: '  ' }],
    ['undefined', { ...valid, service: undefined }],
    ['not there', { name: valid.name, email: valid.email, message: valid.message }],
  ])('is optional: %s means none', (_, value) => {
    expect(validateInquiry(value)).toEqual({ inquiry: { ...valid, service: '' } })
  })

  test.each(['tea', 'AUDIT', 'audit,other', 'mvp-full-stack', 'constructor', '__proto__'])(
    '%s is unknown',
    (service) => {
      expect(validateInquiry({ ...valid, service })).toEqual({ errors: { service: 'service' } })
    },
  )

  test('may be any where no list says which there are', () => {
    expect(validateAmong({ ...valid, service: 'tea' }, undefined)).toEqual({
      inquiry: { ...valid, service: 'tea' },
    })
  })
})

describe('a value that is not text is an error, never converted', () => {
  describe.each(['name', 'email', 'service', 'message'] as const)('%s', (field) => {
    test.each([
      ['a number', 42],
      ['zero', 0],
      ['true', true],
      ['false', false],
      ['null', null],
      ['an array', ['audit']],
      ['an empty array', []],
      ['an object', { toString: 'audit' }],
      ['a String object', Object('audit')],
      ['a date', new Date(0)],
    ])('cannot be %s', (_, value) => {
      expect(validateInquiry({ ...valid, [field]: value })).toEqual({ errors: { [field]: 'text' } })
    })
  })

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'name'],
    ['a number', 42],
    ['a boolean', true],
    ['an array', ['Ada', 'ada@example.org']],
  ])('%s instead of an inquiry has no fields', (_, value) => {
    expect(validateInquiry(value)).toEqual({
      errors: { name: 'required', email: 'required', message: 'required' },
    })
  })
})

/** Returns an address with this many characters. */
const addressOf = (length: number) => `${'e'.repeat(length - '@example.org'.length)}@example.org`

test('only the email address has a maximum length (RFC 5321, 4.5.3.1.3)', () => {
  const long = {
    ...valid,
    name: 'n'.repeat(10_000),
    email: addressOf(254),
    service: '',
    message: 'm\n'.repeat(500_000),
  }
  expect(validateInquiry(long)).toEqual({ inquiry: { ...long, message: long.message.trim() } })
  expect(validateInquiry({ ...long, email: addressOf(255) })).toEqual({ errors: { email: 'email' } })
})

test('one character is enough', () => {
  expect(validateInquiry({ ...valid, name: 'A', message: '?' })).toEqual({
    inquiry: { ...valid, name: 'A', message: '?' },
  })
})

test('unknown fields are dropped, including names such as __proto__', () => {
  const value = {
    ...valid,
    language: 'fr',
    extra: 1,
    ...JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "toString": "x"}'),
  }
  expect(validateInquiry(value)).toEqual({ inquiry: valid })
  expect({}).not.toHaveProperty('polluted')
})

test('inherited fields are not read', () => {
  expect(validateInquiry(Object.create(valid))).toEqual({
    errors: { name: 'required', email: 'required', message: 'required' },
  })
})
