import type { Schema } from 'yup'
import { componentProps } from '../../../articles/components/props'
import { componentOf } from '../../articles/component'
import { type Article, type Nodes, placeOfNode } from '../article'
import type { Content } from '../content'
import { message } from '../messages/message'
import { instead } from '../nearest'
import { plainErrors } from '../plain-words'
import type { Problem } from '../problem'
import { problemsOfArticles } from './of-articles'

const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(componentProps).map(([name, props]) => [name, props.noUnknown().strict()]),
)

/** Requires known components with valid props (`src/articles/components/props.ts`). */
export function components(content: Content): Promise<Problem[]> {
  return problemsOfArticles(content, async (article) =>
    (await article.mdx()).nodes.flatMap((node) => componentProblems(article, node)),
  )
}

function componentProblems({ problem }: Article, node: Nodes): Problem[] {
  const component = componentOf(node)
  if (!component) return []
  const schema = schemas[component.name]
  if (!schema)
    return [
      problem(
        placeOfNode(node),
        message('unknownComponent', {
          name: component.name,
          instead: instead(component.name, Object.keys(schemas)),
        }),
      ),
    ]
  const takesText = schema.describe().meta
  const holds = typeof takesText === 'object' && takesText !== null && 'children' in takesText
  const problems: Problem[] = []
  if (holds && component.empty)
    problems.push(problem(placeOfNode(node), message('componentEmpty', { name: component.name })))
  if (!holds && !component.empty)
    problems.push(problem(placeOfNode(node), message('componentHoldsNoText', { name: component.name })))
  problems.push(...component.code.map((place) => problem(place, message('codeInProp'))))
  if (component.code.length > 0) return problems
  const { values, places } = component
  const whole = { en: `<${component.name}>`, fr: `de <${component.name}>` }
  return [
    ...problems,
    ...plainErrors(schema, values, whole).map((error) =>
      problem(places.get(error.path.split(/[.[]/)[0] ?? '') ?? placeOfNode(node), error.message),
    ),
  ]
}
