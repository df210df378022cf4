/**
 * Closes all menus when a link in one is followed, even if the address stays the same or the page comes back from
 * history, and when the focus moves on, as a menu would cover the page. Browsers from before 2024 have no menus to close.
 */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[popover] a')) return
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
  })
  // A menu and its button have the same parent. In Safari, pressing a link focuses what surrounds the page, not the link.
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
      if (target instanceof Node && !target.contains(menu) && !menu.parentElement?.contains(target))
        menu.hidePopover?.()
  })
}
