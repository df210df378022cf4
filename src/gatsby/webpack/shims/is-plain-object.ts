/** Replaces `lodash-es/isPlainObject`, with which Formik finds nested values. */
export default function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}
