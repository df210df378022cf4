import type { ComponentProps, ComponentType, PropsWithChildren } from 'react'
import { useContext } from 'react'
import { localPath } from '../../site/languages'
import { ArticleContext } from './ArticleContext'
import { Figure } from './Figure'
import type { ComponentName, PropsOf } from './props'

/** A link inside the site stays in the article's language; authors write it without a prefix. */
function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { language } = useContext(ArticleContext)
  return (
    <a {...rest} href={href.startsWith('/') ? localPath(href, language) : href}>
      {children}
    </a>
  )
}

/** A wide table scrolls by itself, also by keyboard, so that the page never does. */
function Table(props: ComponentProps<'table'>) {
  const { words } = useContext(ArticleContext)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; a landmark would need a name of its own a table
    <div
      className="table"
      role="group"
      aria-label={words.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table {...props} />
    </div>
  )
}

/** The same holds for long lines of code. */
function Code(props: ComponentProps<'pre'>) {
  const { words } = useContext(ArticleContext)
  // biome-ignore lint/a11y: as above
  return <pre {...props} role="group" aria-label={words.code} tabIndex={0} />
}

function Quote({ author, children }: PropsWithChildren<PropsOf<'Quote'>>) {
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  )
}

function Callout({ title, children }: PropsWithChildren<PropsOf<'Callout'>>) {
  return (
    <aside className="callout" aria-label={title}>
      <p className="callout-title">{title}</p>
      {children}
    </aside>
  )
}

function KeyFigures({ items }: PropsOf<'KeyFigures'>) {
  return (
    <dl className="key-figures">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The components that authors write by name; each has its props declared in `props.ts`, and each declared one exists. */
const authored: { [Name in ComponentName]: ComponentType<PropsOf<Name>> } = {
  Figure,
  Quote,
  Callout,
  KeyFigures,
}

/** What an article's MDX may use beside Markdown. All of it is static: rendered to HTML at build. */
export const articleComponents = { a: Link, table: Table, pre: Code, ...authored }
