/** Replaces `lodash-es/toPath`, with which Formik splits field names like `a.b[0]`. */
export default function toPath(name: string | string[]): string[] {
  return Array.isArray(name) ? name : name.replace(/\[(\w+)\]/g, '.$1').split('.')
}
