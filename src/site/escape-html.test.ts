import { escapeHtml } from './escape-html'

test('text cannot end an element or an attribute', () => {
  expect(escapeHtml(`</p> & "'`)).toBe('&lt;/p&gt; &amp; &quot;&#39;')
})
