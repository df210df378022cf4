/** Replaces `hoist-non-react-statics`, which Formik only calls for wrapped components; the site has none. */
export default function hoistStatics<T>(target: T): T {
  return target
}
