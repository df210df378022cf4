/** A link chosen in a menu closes it, also where the address stays the same or the page comes back from history. */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
