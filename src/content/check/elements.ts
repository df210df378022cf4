import { type ComponentName, componentProps } from '../../articles/components/props'
import { valueAt } from '../field-of'
import { type Message, message } from '../messages/message'
import { instead } from '../messages/nearest'

/** HTML elements allowed in articles, as Markdown has no syntax for them. */
export const allowedElements = [
  'abbr',
  'br',
  'cite',
  'kbd',
  'mark',
  'q',
  'small',
  'span',
  'sub',
  'sup',
  'time',
]

const components = Object.keys(componentProps)
const isComponent = (name: string): name is ComponentName => components.includes(name)

/** Returns whether an article may have a component or an element of that name. */
export const isAllowed = (name: string) => isComponent(name) || allowedElements.includes(name)

/** Returns whether an allowed component or element wraps a text. */
export const holdsText = (name: string) =>
  isComponent(name)
    ? valueAt(componentProps[name].describe(), 'meta.children') === true
    : name !== 'br' && allowedElements.includes(name)

export const unknownComponent = (name: string): Message =>
  message('unknownComponent', { name, instead: instead(name, components) })

export const elementNotAllowed = (name: string): Message =>
  message('elementNotAllowed', { name, allowed: allowedElements })
