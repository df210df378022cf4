/** A link chosen in a menu closes it, also where the address stays the same or the page comes back from history. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover()
    })
  }
}
