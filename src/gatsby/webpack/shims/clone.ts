/** Stands in for `lodash-es/clone` in the browser: Formik copies plain objects and arrays of form values by it. */
export default function clone<T extends object>(value: T): T | unknown[] {
  return Array.isArray(value) ? [...value] : { ...value }
}
