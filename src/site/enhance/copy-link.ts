import { copyText } from '../copy-text'

/** Makes a button `data-copy-link` copy the page's address and confirm with the text of `data-copied`. */
export function handleCopyLink(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-copy-link]')
  if (!button) return
  button.hidden = false
  const words = button.textContent
  button.addEventListener('click', async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if (await copyText(address)) button.textContent = button.dataset.copied ?? words
    // Shows the address, to copy by hand.
    else prompt(words, address)
  })
}
