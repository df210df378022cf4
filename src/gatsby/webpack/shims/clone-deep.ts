/** Replaces `lodash-es/cloneDeep`, which Formik imports, by the platform's own. */
export default function cloneDeep<T>(value: T): T {
  return structuredClone(value)
}
