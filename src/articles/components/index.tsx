import type { ComponentProps, ComponentType, PropsWithChildren } from 'react'
import { useContext } from 'react'
import { localPath } from '../../site/languages'
import { ScrollingGroup } from '../../ui/ScrollingGroup'
import { unbroken } from '../../ui/unbroken'
import { ArticleContext } from './ArticleContext'
import { Figure } from './Figure'
import type { ComponentName, PropsOf } from './props'

/** Links inside the site stay in the article's language; authors write them without a prefix. */
function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { language } = useContext(ArticleContext)
  return (
    <a {...rest} href={href.startsWith('/') ? localPath(href, language) : href}>
      {children}
    </a>
  )
}

function Heading({ children, ...rest }: ComponentProps<'h2'>) {
  return <h2 {...rest}>{unbroken(children)}</h2>
}

function Table(props: ComponentProps<'table'>) {
  const { words } = useContext(ArticleContext)
  return (
    <ScrollingGroup className="table" aria-label={words.table}>
      <table {...props} />
    </ScrollingGroup>
  )
}

function Code(props: ComponentProps<'pre'>) {
  const { words } = useContext(ArticleContext)
  return (
    <ScrollingGroup className="code" aria-label={words.code}>
      <pre {...props} />
    </ScrollingGroup>
  )
}

function Quote({ author, children }: PropsWithChildren<PropsOf<'Quote'>>) {
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  )
}

/** Not an `aside`, which readers' modes of browsers drop. */
function Callout({ title, children }: PropsWithChildren<PropsOf<'Callout'>>) {
  return (
    <div role="note" className="callout" aria-label={title}>
      <p className="callout-title">{title}</p>
      {children}
    </div>
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

/**
 * The components that authors use by name, with props declared in `props.ts`; the type requires one for each
 * declaration. `<Fact>` becomes text before rendering (`src/outputs/article/facts.ts`).
 */
const authored: { [Name in Exclude<ComponentName, 'Fact'>]: ComponentType<PropsOf<Name>> } = {
  Figure,
  Quote,
  Callout,
  KeyFigures,
}

/** What an article's MDX may use beside Markdown. All of it is static: rendered to HTML at build. */
export const articleComponents = { a: Link, h2: Heading, table: Table, pre: Code, ...authored }
