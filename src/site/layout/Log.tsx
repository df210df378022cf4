import * as styles from './Log.module.css'

type Props = {
  /** Further classes. */
  className?: string
}

/** What the page weighs, beside the web's median, each below a line of its length: the build fills it in once the page is done. */
export function Log({ className = '' }: Props) {
  return (
    <p
      className={`${styles.log} ${className}`.trim()}
      data-log=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that the build replaces; React keeps inner HTML as it finds it, and would render children again
      dangerouslySetInnerHTML={{
        __html: '<svg><path></path></svg><svg><path></path></svg><a></a>',
      }}
    />
  )
}
