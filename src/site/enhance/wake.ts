/** How long after a script could not be loaded it may be tried again, in milliseconds. */
const pause = 3000

/**
 * Runs the scripts of a page with state when its visitor turns to a form of it, and not before: who only reads is spared them.
 * An address with a query asks for what they alone can show, so they run at once. Until then, and where they cannot be loaded,
 * the page works without them: its links lead to pages, its forms are sent by the browser.
 */
export function wakeRuntime(): void {
  const runtime = document.querySelector<HTMLTemplateElement>('template[data-runtime]')
  if (!runtime) return
  const waiting = [...runtime.content.childNodes]
  const wake = () => {
    for (const script of waiting.splice(0)) {
      const running = script.cloneNode(true)
      running.addEventListener('error', () => setTimeout(() => waiting.push(script), pause))
      document.body.append(running)
    }
  }
  const forms = document.querySelectorAll('main form')
  for (const form of forms) {
    form.addEventListener('focusin', wake)
    // A finger that comes over it may be about to scroll.
    form.addEventListener('pointerover', (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'touch') wake()
    })
  }
  const active = document.activeElement
  if (location.search || [...forms].some((form) => form.contains(active))) wake()
}
