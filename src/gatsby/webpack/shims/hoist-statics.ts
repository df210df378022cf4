/** Replaces `hoist-non-react-statics`: Formik calls it for wrapped components, of which the site has none. */
export default function hoistStatics<T>(target: T): T {
  return target
}
