import type { Language } from '../languages'

/** How long scripts may take before the notice is shown, in milliseconds. */
const pause = 1000

const words: Record<string, string> = {
  fr: 'La page se charge encore\u00a0: ce qu’elle affiche ne tient pas compte de votre saisie.',
  en: 'The page is still loading: what it shows does not take your entries into account.',
} satisfies Record<Language, string>

/** Says that results on the page are older than what was entered, until scripts run. */
export function noticeWhileLoading(): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const timer = setTimeout(() => {
    notice.textContent = words[document.documentElement.lang] ?? ''
    notice.style.cssText =
      'position:fixed;inset:auto 1rem 1rem;z-index:9;padding:.7rem .9rem;background:var(--paper);border:2px solid var(--ink)'
  }, pause)
  const end = () => {
    clearTimeout(timer)
    notice.remove()
  }
  addEventListener('hydrated', end, { once: true })
}
