import { fireEvent, render, screen } from '@testing-library/react'
import { closeMenus } from './menus'

const closed: string[] = []

beforeEach(() => closed.splice(0))
beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = function hidePopover() {
    closed.push(this.id)
  }
  closeMenus()
})

test('a link followed in a menu closes all menus, also after a re-render; other clicks leave them open', () => {
  const menu = (
    <>
      <div id="menu" popover="auto">
        <div id="inner" popover="auto">
          <a href="#main">
            <b>Inside</b>
          </a>
        </div>
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
  expect(closed).toEqual(['menu', 'inner'])
})

test('the focus closes a menu when it moves on to the page, not within what holds the menu and its button', () => {
  render(
    <div tabIndex={-1} data-testid="around">
      <nav>
        <button type="button">Open</button>
        <div id="menu" popover="auto">
          <a href="#main">Inside</a>
        </div>
      </nav>
      <a href="#main">Outside</a>
    </div>,
  )
  screen.getByText('Inside').focus()
  screen.getByText('Open').focus()
  // What Safari focuses when a link is pressed.
  screen.getByTestId('around').focus()
  expect(closed).toEqual([])
  screen.getByText('Outside').focus()
  expect(closed).toEqual(['menu'])
})
