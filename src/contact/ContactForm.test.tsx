import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import commonEn from '../../content/copy/en/common.json'
import en from '../../content/copy/en/contact.json'
import offersEn from '../../content/copy/en/offers.json'
import commonFr from '../../content/copy/fr/common.json'
import fr from '../../content/copy/fr/contact.json'
import offersFr from '../../content/copy/fr/offers.json'
import { months } from '../../content/retention.json'
import { renderPage } from '../../tests/fixtures/render-page'
import { offerAreas, packs } from '../../tests/site/offers'
import { organization } from '../../tests/site/organization'
import { serviceOptions } from '../offers/service-options'
import { formatEuros } from '../site/format'
import type { Language } from '../site/languages'
import { startingOffer } from '../site/starting-offer'
import { ContactForm } from './ContactForm'
import { emptyInquiry, type Inquiry, inquiryOf } from './inquiry-values'

const copy = { en, fr }
const commonCopy = { en: commonEn, fr: commonFr }
const offersCopy = { en: offersEn, fr: offersFr }
const plain = (text: string) => text.replace(/\s/g, ' ')

/** The answer to every request; without one, the request waits for `answer`. */
type Answer = { status: number; body?: string }
const fetched = jest.fn<Promise<unknown>, [string, { headers: Record<string, string>; body: string }]>()
const answerOf = ({ status, body = '' }: Answer) => ({
  ok: status >= 200 && status < 300,
  status,
  json: async (): Promise<unknown> => JSON.parse(body),
})
const answers = (answer: Answer) => fetched.mockImplementation(async () => answerOf(answer))
const refuses = (status: number, body: object) => answers({ status, body: JSON.stringify(body) })

/**
 * Lets requests wait.
 *
 * @returns a function that answers the last of them
 */
function pending() {
  let arrive: (answer: unknown) => void = () => undefined
  fetched.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  return async (answer: Answer) => {
    arrive(answerOf(answer))
    await waitFor(() => expect(document.querySelector('[type=submit][aria-disabled=true]')).toBeNull())
  }
}

/** Called when a message has arrived. */
const arrived = jest.fn()

const keys = () => fetched.mock.calls.map(([, { headers }]) => headers['Idempotency-Key'])
const sent = () => fetched.mock.calls.map(([, { body }]): unknown => JSON.parse(body))

beforeEach(() => {
  fetched.mockReset()
  arrived.mockReset()
  answers({ status: 201, body: '{"id":"1"}' })
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true })
  window.history.replaceState(null, '', '/contact')
})
afterEach(() => jest.useRealTimers())
// jsdom has no layout, so nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

/** The service options, as the page's query passes them to the form. */
const options = (language: Language) =>
  serviceOptions({ areas: { nodes: offerAreas }, packs: { packs } }, language)

const complete: Inquiry = {
  ...emptyInquiry,
  name: 'Ada',
  email: 'ada@example.org',
  service: 'ai-foundation',
  message: 'Hello\nthere',
}

/** The fields sent with every message from a person. */
const signs = { website: '', elapsed: expect.any(Number) }

/** Renders the form. */
function open(language: Language, { fakeTimers = false } = {}) {
  if (fakeTimers) jest.useFakeTimers()
  const user = userEvent.setup({
    delay: null,
    // No style sheet is there, and looking for `pointer-events` takes long.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(fakeTimers && { advanceTimers: jest.advanceTimersByTime }),
  })
  renderPage(<ContactForm options={options(language)} onSent={arrived} />, { language, path: '/contact' })
  const element = screen.getByRole<HTMLFormElement>('form', { name: copy[language].form.label })
  const control = <T extends Element>(selector: string) => {
    const found = element.querySelector<T>(selector)
    if (!found) throw new Error(`The form has no ${selector}.`)
    return found
  }
  // Not by role and name, which one test asserts: that takes longer than rendering.
  const field = {
    name: control<HTMLInputElement>('input[name=name]'),
    email: control<HTMLInputElement>('input[name=email]'),
    service: control<HTMLSelectElement>('select[name=service]'),
    message: control<HTMLTextAreaElement>('textarea[name=message]'),
  }
  const button = control<HTMLButtonElement>('button[type=submit]')

  async function fill(values: Partial<Inquiry>) {
    for (const name of ['name', 'email', 'message'] as const) {
      const text = values[name]
      if (text === undefined) continue
      await user.clear(field[name])
      // Pasted, since typing renders the form once per letter.
      if (text !== '') await user.paste(text)
    }
    if (values.service !== undefined) await user.selectOptions(field.service, values.service)
  }
  /** Submits, and waits until the request has left or the result is shown. */
  async function send() {
    const before = fetched.mock.calls.length
    await user.click(button)
    await settle()
    // The rules are imported, which takes more than one turn on a busy machine.
    const isValidating = () =>
      button.getAttribute('aria-disabled') === 'true' && fetched.mock.calls.length === before
    for (let turn = 0; turn < 1000 && isValidating(); turn++) await settle()
  }
  const values = () => inquiryOf((name) => String(new FormData(element).get(name)))
  return { user, form: element, field, button, fill, send, values }
}

/** Flushes pending promises and renders; no time passes on fake timers. */
const { setTimeout: realTimeout } = globalThis
const settle = () => act(() => new Promise<void>((resolve) => realTimeout(resolve)))

/** Finds a message above the form; French keeps its narrow no-break spaces. */
const said = (text: string) => screen.queryByText(text, { normalizer: (shown) => shown })

const above = (first: Element | null, second: Element) =>
  first !== null && (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Sends a complete inquiry and returns the message above the form. */
async function messageAbove(language: Language): Promise<string> {
  const { field, fill, send, values, button } = open(language)
  await fill(complete)
  await send()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(values()).toEqual(complete)
  expect(button).toHaveTextContent(copy[language].form.submit)
  expect(said(copy[language].status.success)).not.toBeInTheDocument()
  const message = screen.getByText(/./, { selector: '[tabindex="-1"]' })
  expect(above(message, field.name)).toBe(true)
  return message.textContent ?? ''
}

describe.each([
  [
    'en',
    'Please fill in all required fields.',
    "Your message has been sent successfully. We'll get back to you soon!",
  ],
  ['fr', 'Veuillez remplir tous les champs obligatoires.', fr.status.success],
] as const)('in %s', (language, required, success) => {
  const { fields: words, form: labels, status } = copy[language]

  describe('the form', () => {
    test('has the fields name, e-mail, service and message, all empty', () => {
      expect(open(language).values()).toEqual(emptyInquiry)
    })

    test('has its fields and its button by role and name', () => {
      const { field, button } = open(language)
      for (const name of ['name', 'email', 'message'] as const)
        expect(screen.getByRole('textbox', { name: labels.fields[name] })).toBe(field[name])
      expect(screen.getByRole('combobox', { name: labels.fields.service })).toBe(field.service)
      expect(screen.getByRole('button', { name: labels.submit })).toBe(button)
    })

    test('says by example what an address looks like, before one is wrong', () => {
      expect(open(language).field.email).toHaveAccessibleDescription(labels.emailFormat)
    })

    test('has a honeypot field that people neither see nor reach', () => {
      const { form } = open(language)
      const trap = form.querySelector<HTMLInputElement>('[name=website]')
      expect(trap).toHaveAttribute('tabindex', '-1')
      expect(trap).toHaveAttribute('autocomplete', 'off')
      expect(trap?.closest('[aria-hidden=true]')).toHaveClass('trap')
      expect(trap?.labels?.[0]).toHaveTextContent(labels.trap)
    })

    test('explains data processing beside the form (GDPR, article 13), with the organisation’s own facts', () => {
      const notice = open(language).form.querySelector('details')
      const { brand, email, legal } = organization
      for (const fact of [String(months), legal.legalName ?? brand, email, 'CNIL', '6'])
        expect(notice).toHaveTextContent(fact)
      expect(notice).not.toHaveTextContent('{{')
    })

    test('offers a placeholder and the services, each with a unique name', () => {
      const { field } = open(language)
      const [placeholder, ...offered] = within(field.service).getAllByRole<HTMLOptionElement>('option')
      expect(placeholder).toHaveValue('')
      expect(placeholder).toHaveTextContent(labels.servicePlaceholder)
      const names = new Map(offered.map(({ value, text }) => [value, text]))
      expect([...names.keys()].sort()).toEqual([...options(language).map(({ id }) => id), 'other'].sort())
      expect(new Set(names.values()).size).toBe(offered.length)
      for (const { id, label } of options(language)) expect([id, names.get(id)]).toEqual([id, label])
      expect(names.get('other')).toBe(labels.other)
    })

    test('links to the privacy policy in its language', () => {
      open(language)
      expect(screen.getByRole('link', { name: labels.privacyLink })).toHaveAttribute(
        'href',
        language === 'en' ? '/privacy-policy' : '/fr/privacy-policy',
      )
    })

    test('suggests where to begin and, once a service is chosen, shows its price and duration', async () => {
      const { form, fill, field } = open(language)
      const { price } = commonCopy[language]
      const terms = () => plain(form.querySelector('h2 ~ p b')?.parentElement?.textContent ?? '')
      const first = startingOffer(options(language))
      const amount = plain(formatEuros(language, first?.price?.amount ?? 0))
      const start = plain(labels.start.replace('{{name}}', first?.label ?? ''))
      expect(terms()).toBe(`${amount} ${offersCopy[language].price.exclVat} ${start}`)
      await fill({ service: 'support-premium' })
      expect(field.service).toHaveValue('support-premium')
      expect(terms()).toContain('400')
      expect(terms()).not.toContain(plain(price.from).replace('{{price}}', '').trim())
      await fill({ service: 'cloud-enterprise' })
      expect(terms()).toContain(price.onQuote)
    })

    test('posts the same without JavaScript, with the language of the page', async () => {
      const { form, fill } = open(language)
      await fill(complete)
      expect(form).toHaveAttribute('method', 'post')
      expect(form).toHaveAttribute('action', '/api/contact')
      expect(form).toHaveFormValues({ ...complete, language })
    })
  })

  describe('a required field', () => {
    test('is marked by an asterisk and announced by assistive technology', () => {
      const { field } = open(language)
      for (const name of ['name', 'email', 'message'] as const) {
        expect(field[name].labels?.[0]).toHaveTextContent(`${labels.fields[name]} *`)
        expect(field[name]).toBeRequired()
        // Not before it is sent.
        expect(field[name]).toHaveAttribute('aria-invalid', 'false')
      }
      expect(screen.getByText(labels.required)).toHaveTextContent('*')
    })

    test('does not include the service', () => {
      const { field } = open(language)
      expect(field.service.labels?.[0]).toHaveTextContent(labels.fields.service)
      expect(field.service.labels?.[0]).not.toHaveTextContent('*')
      expect(field.service).not.toBeRequired()
    })
  })

  test.each(['name', 'email', 'message'] as const)(
    'without %s nothing is sent: the required message is above the fields, that field alone is marked invalid and has the focus, and typed text stays',
    async (name) => {
      const { field, fill, send, values } = open(language)
      const typed = { ...complete, [name]: '' }
      await fill(typed)
      await send()
      expect(fetched).not.toHaveBeenCalled()
      expect(above(said(required), field.name)).toBe(true)
      expect(values()).toEqual(typed)
      expect(field[name]).toHaveAttribute('aria-invalid', 'true')
      expect(field[name]).toHaveAccessibleDescription(words.required)
      expect(field[name]).toHaveFocus()
      for (const other of (['name', 'email', 'service', 'message'] as const).filter(
        (other) => other !== name,
      )) {
        expect(field[other]).toHaveAttribute('aria-invalid', 'false')
        expect(field[other]).toHaveAccessibleDescription(other === 'email' ? labels.emailFormat : '')
      }
    },
  )

  test('an empty form is not sent; every required field is named and the first has the focus', async () => {
    const { field, send } = open(language)
    await send()
    expect(fetched).not.toHaveBeenCalled()
    expect(said(required)).toBeVisible()
    for (const name of ['name', 'email', 'message'] as const)
      expect(field[name]).toHaveAccessibleDescription(words.required)
    expect(field.name).toHaveFocus()
  })

  test('an invalid address is not sent, and its error says what is expected', async () => {
    const { field, fill, send, values } = open(language)
    await fill({ ...complete, email: 'ada@example..org' })
    await send()
    expect(fetched).not.toHaveBeenCalled()
    expect(above(said(status.invalid), field.name)).toBe(true)
    expect(said(required)).not.toBeInTheDocument()
    expect(field.email).toHaveAttribute('aria-invalid', 'true')
    expect(field.email).toHaveAccessibleDescription(words.email)
    expect(field.email).toHaveFocus()
    expect(values()).toEqual({ ...complete, email: 'ada@example..org' })
  })

  test('a message is sent with the page’s language, the form is cleared, the success message is shown above it', async () => {
    const { field, fill, send, values } = open(language)
    await fill(complete)
    await send()
    expect(sent()).toEqual([{ ...complete, language, ...signs }])
    expect(values()).toEqual(emptyInquiry)
    expect(above(said(success), field.name)).toBe(true)
    expect(arrived.mock.calls).toEqual([[expect.any(Date)]])
  })

  describe('on failure, typed text is kept and the failure’s own message is shown above the form', () => {
    test('network error', async () => {
      fetched.mockRejectedValue(new TypeError('Failed to fetch'))
      const message = await messageAbove(language)
      expect(message).toContain(copy[language].errors.network.split(/[.,] /)[0])
      // Browsers' own messages are for developers.
      expect(message).not.toContain('fetch')
      expect(message).not.toContain('{{')
    })

    test('502 of a proxy', async () => {
      answers({ status: 502, body: '<!doctype html><h1>Bad gateway</h1>' })
      const message = await messageAbove(language)
      expect(message).toContain(copy[language].errors.http.split(/[.,] /)[0])
      expect(message).not.toContain('502')
      expect(message).not.toContain('<')
      expect(message).not.toContain('{{')
    })
  })
})

test('has a message of 5 rows', () => {
  expect(open('en').field.message).toHaveAttribute('rows', '5')
})

test('shows no message before it is submitted', () => {
  open('en')
  expect(said(en.status.required)).not.toBeInTheDocument()
  expect(said(en.status.success)).not.toBeInTheDocument()
})

test('a field is no longer invalid once it changes, the others still are, and the focus stays', async () => {
  const { user, field, send } = open('en')
  await send()
  await user.type(field.name, 'A')
  expect(field.name).toHaveAttribute('aria-invalid', 'false')
  expect(field.name).not.toHaveAccessibleDescription()
  expect(field.name).toHaveFocus()
  expect(field.message).toHaveAccessibleDescription(en.fields.required)
  expect(said(en.status.required)).toBeVisible()
})

test('what a program has filled in is sent, though it told nobody', async () => {
  const { field, send } = open('en')
  for (const name of ['name', 'email', 'message'] as const) field[name].value = complete[name]
  await send()
  expect(sent()).toEqual([{ ...complete, service: '', language: 'en', ...signs }])
})

test('each attempt focuses the first invalid field', async () => {
  const { field, fill, send } = open('en')
  await fill({ name: 'Ada' })
  await send()
  expect(field.email).toHaveFocus()
  await send()
  expect(field.email).toHaveFocus()
  await fill({ email: 'ada@example.org' })
  await send()
  expect(field.message).toHaveFocus()
})

test('submitting from the invalid field has its error announced: the field gets the focus again', async () => {
  const { form, field } = open('en')
  const focused = jest.fn()
  field.name.addEventListener('focus', focused)
  act(() => field.name.focus())
  fireEvent.submit(form)
  await settle()
  expect(field.name).toHaveFocus()
  expect(focused).toHaveBeenCalledTimes(2)
})

test('an invalid address with a missing name shows the required message', async () => {
  const { field, fill, send } = open('en')
  await fill({ email: 'ada', message: 'Hello' })
  await send()
  expect(fetched).not.toHaveBeenCalled()
  expect(said(en.status.required)).toBeVisible()
  expect(field.email).toHaveAccessibleDescription(en.fields.email)
  expect(field.name).toHaveFocus()
})

test('the success message has the focus, which is not lost when it disappears after 5,000 ms', async () => {
  const arrive = pending()
  const { fill, send } = open('en', { fakeTimers: true })
  await fill(complete)
  await send()
  await arrive({ status: 201 })
  const focused = document.activeElement
  expect(focused?.textContent).toBe(en.status.success)
  act(() => jest.advanceTimersByTime(4999))
  expect(said(en.status.success)).toBeVisible()
  act(() => jest.advanceTimersByTime(1))
  expect(focused).toBeEmptyDOMElement()
  expect(focused).toHaveFocus()
})

test('the honeypot’s value and the time since the page was opened are sent along', async () => {
  const { form, fill, send } = open('en')
  const trap = form.querySelector('[name=website]')
  if (trap) fireEvent.input(trap, { target: { value: 'https://spam.example' } })
  await fill(complete)
  jest.spyOn(performance, 'now').mockReturnValue(1234.5)
  await send()
  expect(sent()).toMatchObject([{ website: 'https://spam.example', elapsed: 1235 }])
  jest.restoreAllMocks()
})

test('an earlier error is cleared', async () => {
  const { field, fill, send } = open('en')
  await send()
  await fill(complete)
  await send()
  expect(said(en.status.success)).toBeVisible()
  expect(said(en.status.required)).not.toBeInTheDocument()
  for (const name of ['name', 'email', 'message'] as const)
    expect(field[name]).toHaveAttribute('aria-invalid', 'false')
})

describe('on failure', () => {
  test('the focus is on the message, whose words are its own, since some screen readers say no others', async () => {
    answers({ status: 503 })
    const message = await messageAbove('en')
    expect(document.activeElement?.textContent).toBe(message)
    expect(document.activeElement?.firstChild).toBeInstanceOf(Text)
    expect(arrived).not.toHaveBeenCalled()
  })

  test('503 with a message', async () => {
    refuses(503, { message: 'Storage is full; try again at noon.' })
    expect(await messageAbove('en')).toBe('Storage is full; try again at noon.')
  })

  test('422 with fields marks them invalid and focuses the first', async () => {
    refuses(422, { message: 'Please check.', fields: { email: 'Unknown address.', message: 'Too rude.' } })
    expect(await messageAbove('en')).toBe('Please check.')
    const email = screen.getByRole('textbox', { name: en.form.fields.email })
    const message = screen.getByRole('textbox', { name: en.form.fields.message })
    expect(email).toHaveAttribute('aria-invalid', 'true')
    expect(email).toHaveAccessibleDescription('Unknown address.')
    expect(message).toHaveAttribute('aria-invalid', 'true')
    expect(message).toHaveAccessibleDescription('Too rude.')
    expect(email).toHaveFocus()
    expect(screen.getByRole('textbox', { name: en.form.fields.name })).toHaveAttribute(
      'aria-invalid',
      'false',
    )
  })

  test('422 for the service marks it invalid like the others', async () => {
    refuses(422, { message: 'Please check.', fields: { service: 'No longer offered.' } })
    await messageAbove('en')
    const service = screen.getByRole('combobox', { name: en.form.fields.service })
    expect(service).toHaveFocus()
    expect(service).toHaveAttribute('aria-invalid', 'true')
    expect(service).toHaveAccessibleDescription('No longer offered.')
  })
})

test('while a message is being sent the button says so', async () => {
  const arrive = pending()
  const { fill, send, button } = open('en')
  await fill(complete)
  await send()
  expect(button).toHaveTextContent(en.form.sending)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await arrive({ status: 201 })
  expect(button).toHaveTextContent(en.form.submit)
  expect(button).not.toHaveAttribute('aria-disabled', 'true')
})

test('the outcome is announced once, by moving the focus: no live region repeats it', async () => {
  const { form, fill, send } = open('en')
  const live = () => form.querySelectorAll('[aria-live], [role=alert], [role=status]').length
  await send()
  expect(live()).toBe(0)
  await fill(complete)
  await send()
  expect(live()).toBe(0)
})

describe('text edited while a message is being sent', () => {
  const change = { name: 'Ada King', service: 'other', message: 'Goodbye' }

  test.each([
    ['a success', { status: 201 }],
    ['a failure', { status: 502 }],
  ])('stays after %s, and can be sent', async (_, answer) => {
    const arrive = pending()
    const { fill, send, values } = open('en')
    await fill(complete)
    await send()
    await fill(change)
    await arrive(answer)
    expect(values()).toEqual({ ...complete, ...change })
    answers({ status: 201 })
    await send()
    expect(sent()).toMatchObject([complete, { ...complete, ...change }])
    expect(new Set(keys()).size).toBe(2)
    expect(values()).toEqual(emptyInquiry)
  })

  test('is the same message if the edit is undone', async () => {
    const arrive = pending()
    const { user, field, fill, send, values } = open('en')
    await fill(complete)
    await send()
    await user.type(field.message, '!{Backspace}')
    await arrive({ status: 201 })
    expect(values()).toEqual(emptyInquiry)
  })
})

describe('sending twice', () => {
  test('by a double click sends once', async () => {
    const arrive = pending()
    const { user, fill, button } = open('en')
    await fill(complete)
    await user.dblClick(button)
    await settle()
    expect(fetched).toHaveBeenCalledTimes(1)
    await arrive({ status: 201 })
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(said(en.status.success)).toBeVisible()
  })

  test('by two submit events at once sends once', async () => {
    pending()
    const { form, fill } = open('en')
    await fill(complete)
    fireEvent.submit(form)
    fireEvent.submit(form)
    await settle()
    fireEvent.submit(form)
    await settle()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

test('the second click of a double click does not replace a success by an error', async () => {
  const { fill, send, button } = open('en')
  await fill(complete)
  await send()
  fireEvent.click(button, { detail: 2 })
  await settle()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(said(en.status.success)).toBeVisible()
})

describe('Idempotency-Key', () => {
  test('stays the same when the same message is sent again after failures', async () => {
    const { fill, send } = open('en')
    await fill(complete)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await send()
    answers({ status: 502 })
    await send()
    refuses(503, { message: 'Later.' })
    await send()
    answers({ status: 201 })
    await send()
    expect(keys()).toHaveLength(4)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).toMatch(/^.{16,255}$/)
    expect(said(en.status.success)).toBeVisible()
  })

  test.each([
    ['name', { name: 'Bob' }],
    ['e-mail', { email: 'bob@example.org' }],
    ['service', { service: 'other' }],
    ['message', { message: 'Goodbye' }],
  ])('changes with the %s', async (_, change) => {
    const { fill, send } = open('en')
    await fill(complete)
    answers({ status: 502 })
    await send()
    await fill(change)
    await send()
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(2)
  })

  test('is new for the same message after a success, since that is intended', async () => {
    const { fill, send } = open('en')
    for (const _ of [1, 2]) {
      await fill(complete)
      await send()
    }
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(2)
  })

  test('works without crypto.randomUUID, as on a page without TLS', async () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      const { fill, send } = open('en')
      await fill(complete)
      answers({ status: 502 })
      await send()
      await fill({ message: 'Goodbye' })
      await send()
      expect(keys()).toHaveLength(2)
      expect(new Set(keys()).size).toBe(2)
      for (const key of keys()) expect(key).toMatch(/^.{16,255}$/)
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    }
  })
})

test('the list of services names no group without services', () => {
  const onlyAudit = options('en').filter(({ id }) => id === 'audit')
  renderPage(<ContactForm options={onlyAudit} />, { path: '/contact' })
  expect(within(screen.getByRole('combobox')).getAllByRole('group')).toHaveLength(1)
})

describe('the service in the address', () => {
  test.each(['cloud-growth', 'other', 'combo-startup'])('%s is chosen, and sent', async (service) => {
    window.history.replaceState(null, '', `/contact?service=${service}`)
    const { field, fill, send } = open('en')
    await settle()
    expect(field.service).toHaveValue(service)
    await fill({ name: 'Ada', email: 'ada@example.org', message: 'Hello' })
    await send()
    expect(sent()).toMatchObject([{ service }])
    // Not once more for the next message.
    expect(field.service).toHaveValue('')
  })

  test.each(['', 'tea', 'CLOUD-GROWTH', 'mvp-full-stack', 'constructor'])(
    '"%s" is unknown and ignored',
    async (service) => {
      window.history.replaceState(null, '', `/contact?service=${service}`)
      const { field, fill, send } = open('en')
      await settle()
      expect(field.service).toHaveValue('')
      await fill({ name: 'Ada', email: 'ada@example.org', message: 'Hello' })
      await send()
      expect(sent()).toMatchObject([{ service: '' }])
    },
  )

  test('shows its own price; what is in no list, none of another', async () => {
    window.history.replaceState(null, '', '/contact?service=cloud-growth')
    const { form, fill } = open('en')
    await settle()
    expect(form).toHaveTextContent('€18,500 excl. VAT Cloud Growth')
    await fill({ service: 'other' })
    expect(form.querySelector('b')?.parentElement).toHaveTextContent(
      `${commonEn.price.onQuote} ${en.form.other}`,
    )
  })
})

test('an error within 5,000 ms of a success stays when the success would have disappeared', async () => {
  const arrive = pending()
  const { fill, send } = open('en', { fakeTimers: true })
  await fill(complete)
  await send()
  await arrive({ status: 201 })
  act(() => jest.advanceTimersByTime(3000))
  await send()
  expect(said('Please fill in all required fields.')).toBeVisible()
  act(() => jest.advanceTimersByTime(10_000))
  expect(said('Please fill in all required fields.')).toBeVisible()
})

test('a second success has 5,000 ms of its own', async () => {
  const arrive = pending()
  const { fill, send } = open('en', { fakeTimers: true })
  await fill(complete)
  await send()
  await arrive({ status: 201 })
  act(() => jest.advanceTimersByTime(3000))
  await fill(complete)
  await send()
  await arrive({ status: 201 })
  act(() => jest.advanceTimersByTime(4999))
  expect(said(en.status.success)).toBeVisible()
  act(() => jest.advanceTimersByTime(1))
  expect(said(en.status.success)).not.toBeInTheDocument()
})

test('if the validation rules cannot be loaded, the server validates', async () => {
  jest.resetModules()
  jest.doMock('./validate-inquiry', () => {
    throw new Error('Loading chunk 12 failed.')
  })
  try {
    const { fill, send, values } = open('en')
    await fill({ ...complete, email: 'ada' })
    refuses(422, { message: 'Please check what is marked.', fields: { email: 'This is no address.' } })
    await send()
    expect(sent()).toHaveLength(1)
    expect(said('Please check what is marked.')).toBeVisible()
    expect(screen.getByText('This is no address.')).toBeVisible()
    expect(values().email).toBe('ada')
    answers({ status: 201 })
    await send()
    expect(said(en.status.success)).toBeVisible()
  } finally {
    jest.dontMock('./validate-inquiry')
    jest.resetModules()
  }
})
