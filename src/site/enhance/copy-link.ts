/** Makes a button `data-copy-link` copy the page's address and confirm with the text of `data-copied`. */
export function workCopyLink(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-copy-link]')
  if (!button) return
  button.hidden = false
  const words = button.textContent
  button.addEventListener('click', async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    try {
      await navigator.clipboard.writeText(address)
      button.textContent = button.dataset.copied ?? words
    } catch {
      // Without TLS there is no clipboard, and access may be refused: shows the address to copy by hand.
      prompt(words, address)
    }
  })
}
