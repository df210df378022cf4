/** Replaces `lodash-es/clone`, with which Formik copies plain objects and arrays of form values. */
export default function clone<T extends object>(value: T): T | unknown[] {
  return Array.isArray(value) ? [...value] : { ...value }
}
