/** Stands in for `lodash-es/isPlainObject` in the browser: Formik looks for nested values by it. */
export default function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}
