/** Stands in for `lodash-es/toPath` in the browser: Formik parts names of fields by it, like `a.b[0]`. */
export default function toPath(name: string | string[]): string[] {
  return Array.isArray(name) ? name : name.replace(/\[(\w+)\]/g, '.$1').split('.')
}
