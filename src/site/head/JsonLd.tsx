import type { Graph } from 'schema-dts'

/** Escapes `<` and `&` in JSON, so that no text can end the element or become an entity. */
const inScript = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')

export function JsonLd({ graph }: { graph: Graph }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data, escaped above; a script's text is not HTML
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} />
  )
}
