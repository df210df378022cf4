/** How long after a script could not be loaded it may be tried again, in milliseconds. */
const pause = 3000

/**
 * Runs the scripts of a page with state when its visitor turns to a form of it, and not before: who only reads is spared them.
 * An address with a query, or with answers in its fragment, asks for what they alone can show, so they run at once. Until then,
 * and where they cannot be loaded, the page works without them: its links lead to pages, its forms are sent by the browser.
 *
 * One thing waits for them: what is missing in a form that is sent before they run. The browser would say it in its own language,
 * so its message is held back, and the form sent again once React has taken the browser's checks off.
 */
export function wakeRuntime(): void {
  const runtime = document.querySelector<HTMLTemplateElement>('template[data-runtime]')
  if (!runtime) return
  const waiting = [...runtime.content.childNodes]
  let incomplete: HTMLFormElement | undefined
  let failed = false
  const wake = () => {
    for (const script of waiting.splice(0)) {
      const running = script.cloneNode(true)
      running.addEventListener('error', () => {
        setTimeout(() => waiting.push(script), pause)
        failed = true
        incomplete?.reportValidity()
      })
      document.body.append(running)
    }
  }
  const forms = document.querySelectorAll<HTMLFormElement>('main form')
  for (const form of forms) {
    form.addEventListener('focusin', wake)
    // Safari gives no focus to a box that is ticked.
    form.addEventListener('input', wake)
    // A finger that comes over it may be about to scroll.
    form.addEventListener('pointerover', (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'touch') wake()
    })
    form.addEventListener(
      'invalid',
      (event) => {
        if (failed) return
        event.preventDefault()
        if (!incomplete && event.target instanceof HTMLElement) event.target.focus()
        incomplete = form
        wake()
      },
      true,
    )
    // Who goes on filling it in sends it again without help.
    form.addEventListener('input', () => {
      incomplete = undefined
    })
    new MutationObserver(() => incomplete?.requestSubmit()).observe(form, { attributeFilter: ['novalidate'] })
  }
  const active = document.activeElement
  const wakeForAnswers = () => location.hash.includes('=') && wake()
  // An address with answers may be pasted into a page that is open without any.
  addEventListener('hashchange', wakeForAnswers)
  wakeForAnswers()
  if (location.search || [...forms].some((form) => form.contains(active))) wake()
}
