import { useEffect } from 'react'
import { type Inquiry, inquiryFields, inquiryOf } from './inquiry-values'

/** What the name of a tab begins with while it carries a form. */
const mark = 'inquiry?'

/**
 * Takes what was typed along to the form in the other language, in the name of the tab: it is neither stored nor sent.
 * The query takes the service along, and keeps the browser from showing a page that it prerendered, whose tab has a
 * name of its own.
 *
 * @param typed returns what to take along
 */
export function useCarriedText(typed: () => Inquiry): void {
  useEffect(() => {
    const carry = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[data-choose-language]')
      // Another tab would not have the name, and this one keeps its form.
      if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return
      const inquiry = typed()
      if (inquiryFields.every((field) => inquiry[field] === '')) return
      window.name = `${mark}${new URLSearchParams(inquiry)}`
      const query = new URLSearchParams(window.location.search)
      query.set('service', inquiry.service)
      link.search = String(query)
    }
    document.addEventListener('click', carry)
    return () => document.removeEventListener('click', carry)
  }, [typed])
}

/** Returns, once, what was taken along from the form in the other language. */
export function takeCarriedText(): Inquiry | undefined {
  if (!window.name.startsWith(mark)) return undefined
  const carried = new URLSearchParams(window.name.slice(mark.length))
  window.name = ''
  return inquiryOf((field) => carried.get(field) ?? '')
}
