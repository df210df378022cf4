/** Replaces `lodash-es/cloneDeep`, which Formik imports, by the platform's function. */
export default function cloneDeep<T>(value: T): T {
  return structuredClone(value)
}
