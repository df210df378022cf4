import { forget, recall, remember } from './storage'

/** `light` and `dark` override the system; anything else follows it. */
export function applyTheme(theme: string | null): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
}

export function workThemeSwitch(): void {
  const fieldset = document.querySelector('[data-theme-switch]')
  const chosen = recall('theme') ?? 'system'
  for (const input of fieldset?.querySelectorAll('input') ?? []) input.checked = input.value === chosen
  fieldset?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.value === 'system') forget('theme')
    else remember('theme', target.value)
    applyTheme(target.value)
  })
}
