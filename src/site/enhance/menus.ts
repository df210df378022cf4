/**
 * Closes all menus when a link in one is followed, even if the address stays the same or the page comes back from
 * history.
 */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[popover] a')) return
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover()
  })
}
