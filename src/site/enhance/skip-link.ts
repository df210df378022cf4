/** Makes the skip link keep answers in the address's fragment, which its own would replace. */
export function handleSkipLink(): void {
  document.addEventListener('click', (event) => {
    const main = document.getElementById('main')
    const skips = event.target instanceof Element && event.target.closest('a[href="#main"]')
    if (!main || !skips || !location.hash.includes('=')) return
    event.preventDefault()
    main.focus()
    main.scrollIntoView()
  })
}
