import { componentProps, isComponentName } from '../../articles/components/props'
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

/** Returns whether an article may have a component or an element of that name. */
export const isAllowed = (name: string) => isComponentName(name) || allowedElements.includes(name)

/** Returns whether an allowed component or element wraps a text. */
export const holdsText = (name: string) =>
  isComponentName(name)
    ? componentProps[name].meta()?.children === true
    : name !== 'br' && allowedElements.includes(name)

export const unknownComponent = (name: string): Message =>
  message('unknownComponent', { name, instead: instead(name, Object.keys(componentProps)) })

export const elementNotAllowed = (name: string): Message =>
  Object.keys(componentProps).some((known) => known.toLowerCase() === name)
    ? unknownComponent(name)
    : message('elementNotAllowed', { name, allowed: allowedElements })
