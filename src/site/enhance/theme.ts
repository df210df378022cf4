import { forget, recall, remember } from './storage'

/** Applies a theme: `light` and `dark` override the system; anything else follows it. */
export function applyTheme(theme: string | null): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
}

/** Applies the chosen theme and shows it in the switch. */
function showChoice(): void {
  const chosen = recall('theme')
  applyTheme(chosen)
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input'))
    input.checked = input.value === (chosen ?? 'system')
}

export function handleThemeSwitch(): void {
  showChoice()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.closest('[data-theme-switch]'))) return
    if (target.value === 'system') forget('theme')
    else remember('theme', target.value)
    applyTheme(target.value)
  })
  // The theme may have changed on another page, or in another tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showChoice()
  })
  addEventListener('storage', showChoice)
}
