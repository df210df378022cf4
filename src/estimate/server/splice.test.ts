import { escapeHtml, splice } from './splice'

const page =
  '<!doctype html><html><head><style>a{color:red}</style></head><body><main><p id="estimate">Old <b>text</b></p>' +
  '<input name="estimate"><textarea name="message"></textarea></main><template data-runtime=""><script>1</script></template></body></html>'

test('sets an element’s content and adds attributes, and changes nothing else', async () => {
  const html = await splice(page, [
    { name: 'id', value: 'estimate', content: '<i>New</i>' },
    { name: 'name', value: 'estimate', attribute: 'value="a"' },
    { name: 'name', value: 'message', content: 'Hello' },
    { name: 'data-runtime', value: '', attribute: 'data-prefill="{}"' },
  ])
  expect(html).toBe(
    page
      .replace('Old <b>text</b>', '<i>New</i>')
      .replace('<input name="estimate">', '<input name="estimate" value="a">')
      .replace('></textarea>', '>Hello</textarea>')
      .replace('data-runtime=""', 'data-runtime="" data-prefill="{}"'),
  )
})

test('reports an element that the page lacks', async () => {
  await expect(splice(page, [{ name: 'id', value: 'gone', content: '' }])).rejects.toThrow('id="gone"')
})

test('escapes text', () => {
  expect(escapeHtml('</textarea><script>"&\'')).not.toMatch(/[<>"']/)
})
