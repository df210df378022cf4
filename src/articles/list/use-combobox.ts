import { type KeyboardEvent, useCallback, useId, useState } from 'react'

/** A browser does not: what is chosen has no focus. */
const show = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Turns a text field and the links below it into a combobox with a list (ARIA Authoring Practices): the focus stays in
 * the field, arrows choose a link, Enter follows it, Escape closes the list.
 *
 * @param count the number of links
 */
export function useCombobox(count: number) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && count > 0
  const optionId = (at: number) => `${id}option-${at}`
  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  /** Opens the list with nothing chosen, after the text has changed. */
  const onType = useCallback(() => {
    setWanted(true)
    setActive(-1)
  }, [])

  /** Past the last link comes the field itself, then the first link again. */
  const move = (step: number) => {
    setWanted(true)
    setActive((at) => ((Math.min(at, count - 1) + 1 + step + count + 1) % (count + 1)) - 1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      show(event.currentTarget)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && open) {
      close()
    } else if (event.key === 'Enter' && open) {
      const option = document.getElementById(optionId(active))
      close()
      if (!option) return
      option.click()
    } else return
    event.preventDefault()
  }

  return {
    open,
    onType,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}list` : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    },
    listId: `${id}list`,
    option: (at: number) => ({
      id: optionId(at),
      tabIndex: -1,
      'aria-selected': at === active,
      ref: at === active ? show : undefined,
    }),
  } as const
}
