/** A button `data-copy-link` copies the page's address and says so in the words of `data-copied`. */
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
      // There is no clipboard without TLS, and it may be refused: then it is shown, to be copied by hand.
      prompt(words, address)
    }
  })
}
