import type { Schema } from 'yup'
import { componentProps } from '../../../articles/components/props'
import { componentOf } from '../../articles/component'
import { plainErrors } from '../../load/plain-words'
import { message } from '../../messages/message'
import { articleRule } from '../article-rule'
import { holdsText, unknownComponent } from '../elements'

const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(componentProps).map(([name, props]) => [name, props.noUnknown().strict()]),
)

/** Requires known components with valid props (`src/articles/components/props.ts`). */
export const components = articleRule(({ problem }, { nodes }) =>
  nodes.map((node) => {
    const component = componentOf(node)
    if (!component) return false
    const { name, values, code, empty, placeOf } = component
    const schema = schemas[name]
    if (!schema) return problem(placeOf(), unknownComponent(name))
    const holds = holdsText(name)
    const errors = code.length > 0 ? [] : plainErrors(schema, values, { en: `<${name}>`, fr: `de <${name}>` })
    return [
      holds && empty && problem(placeOf(), message('componentEmpty', { name })),
      !holds && !empty && problem(placeOf(), message('componentHoldsNoText', { name })),
      code.map((place) => problem(place, message('codeInProp'))),
      errors.map(({ path, message }) => problem(placeOf(path.split(/[.[]/)[0]), message)),
    ]
  }),
)
