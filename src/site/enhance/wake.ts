/**
 * Runs the scripts of a page with state when its visitor turns to it, and not before: who only reads is spared them. An address
 * with a query asks for what they alone can show, so they run at once. Until then the page works as it does without scripts.
 */
export function wakeRuntime(): void {
  const runtime = document.querySelector<HTMLTemplateElement>('template[data-runtime]')
  const main = document.querySelector('main')
  if (!runtime || !main) return
  // What has been appended is no longer in the template: a second sign runs nothing again.
  const wake = () => document.body.append(runtime.content)
  if (location.search || main.contains(document.activeElement)) wake()
  else for (const sign of ['pointerover', 'focusin']) main.addEventListener(sign, wake, { once: true })
}
