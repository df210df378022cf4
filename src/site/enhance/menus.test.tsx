import { fireEvent, render, screen } from '@testing-library/react'
import { closeMenus } from './menus'

const closed: string[] = []

beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = function hidePopover() {
    closed.push(this.id)
  }
  closeMenus()
})

test('a link chosen in a menu closes it, also in one that is made anew; all else leaves it open', () => {
  const menu = (
    <>
      <div id="menu" popover="auto">
        <a href="#main">
          <b>Inside</b>
        </a>
        Words
      </div>
      <a href="#main">Outside</a>
    </>
  )
  const { unmount } = render(menu)
  unmount()
  render(menu)
  fireEvent.click(screen.getByText('Words'))
  fireEvent.click(screen.getByText('Outside'))
  expect(closed).toEqual([])
  fireEvent.click(screen.getByText('Inside'))
  expect(closed).toEqual(['menu'])
})
