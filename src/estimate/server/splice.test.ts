import { parsePage, splice } from './splice'

const page =
  '<!doctype html><html><head><style>a{color:red}</style></head><body><main><p id="estimate">Old <b>text</b></p>' +
  '<input name="estimate" value=""><input name="service"><textarea name="message"></textarea></main><template data-runtime=""><script>1</script></template></body></html>'

test('sets an element’s content and attributes, once each, and changes nothing else', async () => {
  const html = splice(await parsePage(page), [
    { name: 'id', value: 'estimate', content: '<i>New</i>' },
    { name: 'name', value: 'estimate', attribute: 'value', to: 'a&b' },
    { name: 'name', value: 'service', attribute: 'value', to: 'c' },
    { name: 'name', value: 'message', content: 'Hello' },
    { name: 'data-runtime', value: '', attribute: 'data-prefill', to: '{"a":1}' },
  ])
  expect(html).toBe(
    page
      .replace('Old <b>text</b>', '<i>New</i>')
      .replace('name="estimate" value=""', 'name="estimate" value="a&amp;b"')
      .replace('<input name="service">', '<input name="service" value="c">')
      .replace('></textarea>', '>Hello</textarea>')
      .replace('data-runtime=""', 'data-runtime="" data-prefill="{&quot;a&quot;:1}"'),
  )
})

test('removes an attribute where it is', async () => {
  const html = splice(await parsePage(page), [
    { name: 'name', value: 'estimate', attribute: 'value', to: undefined },
    { name: 'name', value: 'service', attribute: 'value', to: undefined },
  ])
  expect(html).toBe(page.replace('name="estimate" value=""', 'name="estimate"'))
})

test('reports an element that the page lacks', async () => {
  const parsed = await parsePage(page)
  expect(() => splice(parsed, [{ name: 'id', value: 'gone', content: '' }])).toThrow('id="gone"')
})
