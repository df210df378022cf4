import { noticeWhileLoading } from './loading-notice'

/** The pause before a failed script is loaded again, in milliseconds. */
const pause = 3000

/**
 * Loads a page's scripts when the visitor first uses one of its forms, so that readers never download them. They load
 * at once if the address has a query, or answers in its fragment. Until then, and if they fail, the page works without
 * them: links lead to pages, and the browser submits forms. Where results would follow from what is entered, a notice says
 * that they do not yet.
 *
 * One exception is validation before they have loaded: the browser would report errors in its own language, so its
 * message is suppressed, and the form submitted again once React has disabled the browser's validation. Another is a form
 * that is never sent (`method="dialog"`): it is submitted again in the same way.
 */
export function hydrateOnInteraction(): void {
  const runtime = document.querySelector<HTMLTemplateElement>('template[data-runtime]')
  if (!runtime) return
  const waiting = [...runtime.content.childNodes]
  let incomplete: HTMLFormElement | undefined
  let failed = false
  const hydrate = () => {
    for (const script of waiting.splice(0)) {
      const running = script.cloneNode(true)
      running.addEventListener('error', () => {
        setTimeout(() => waiting.push(script), pause)
        addEventListener('online', () => setTimeout(hydrate, pause), { once: true })
        failed = true
        incomplete?.reportValidity()
      })
      document.body.append(running)
    }
  }
  const forms = document.querySelectorAll<HTMLFormElement>('main form')
  for (const form of forms) {
    form.addEventListener('focusin', hydrate)
    // In Safari, ticking a checkbox does not focus it.
    form.addEventListener('input', hydrate)
    if (form.method !== 'post') {
      form.addEventListener('input', noticeWhileLoading, { once: true })
      addEventListener('hydrated', () => form.removeEventListener('input', noticeWhileLoading))
    }
    // A finger that moves over the form may be about to scroll.
    form.addEventListener('pointerover', (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'touch') hydrate()
    })
    form.addEventListener(
      'invalid',
      (event) => {
        if (failed) return
        event.preventDefault()
        if (!incomplete && event.target instanceof HTMLElement) event.target.focus()
        incomplete = form
        hydrate()
      },
      true,
    )
    form.addEventListener('submit', () => {
      if (form.method === 'dialog' && !form.noValidate) incomplete = form
    })
    // A visitor who goes on typing will submit again.
    form.addEventListener('input', () => {
      incomplete = undefined
    })
    new MutationObserver(() => incomplete?.requestSubmit()).observe(form, { attributeFilter: ['novalidate'] })
  }
  const active = document.activeElement
  const hydrateForAnswers = () => location.hash.includes('=') && hydrate()
  // An address with answers may be pasted into an open page.
  addEventListener('hashchange', hydrateForAnswers)
  hydrateForAnswers()
  if (location.search || [...forms].some((form) => form.contains(active))) hydrate()
}
