import { renderToStaticMarkup } from 'react-dom/server'
import type { Graph } from 'schema-dts'
import { JsonLd } from './JsonLd'

const graph: Graph = {
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'Article', headline: '</script><b>Prix & délais</b><!--' }],
}

test('text cannot end the element, and JSON parsers read it unchanged', () => {
  const html = renderToStaticMarkup(<JsonLd graph={graph} />)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<&]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(graph)
})
