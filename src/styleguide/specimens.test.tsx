import axe from 'axe-core'
import { renderPage } from '../../tests/fixtures/render-page'
import { languages } from '../site/languages'
import { specimens } from './specimens'

/** Contrast needs a real browser (tests/e2e/styleguide.test.ts): jsdom paints nothing. */
const rules = { 'color-contrast': { enabled: false } }

/** A missing key of the copy is shown as written: `form.title`. */
const missingKey = /^[a-z]\w*(\.\w+)+$/

const wordsOf = (container: Element) =>
  [...container.querySelectorAll('*')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    ...[...element.childNodes].map(({ nodeType, textContent }) =>
      nodeType === Node.TEXT_NODE ? (textContent ?? '') : '',
    ),
  ])

for (const language of languages) {
  test.each(specimens(language).map(({ piece, state, shown }) => [`${piece}, ${state}`, shown] as const))(
    'in %s: no missing keys, and no violations found by axe',
    async (_, shown) => {
      const { container } = renderPage(<main>{shown}</main>, { language })
      expect(wordsOf(container).filter((words) => missingKey.test(words))).toEqual([])
      const { violations } = await axe.run(container, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        rules,
      })
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    },
  )
}
