/**
 * Closes all menus when a link in one is followed, even if the address stays the same or the page comes back from
 * history, and when the focus moves on to the page, which a menu would cover. Browsers from before 2024 have no menus to
 * close.
 */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[popover] a')) return
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
  })
  // What holds a menu also holds its button. Pressing a link in Safari focuses not the link but what is around the page.
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
      if (target instanceof Node && !target.contains(menu) && !menu.parentElement?.contains(target))
        menu.hidePopover?.()
  })
}
