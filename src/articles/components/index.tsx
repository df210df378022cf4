import type { ComponentProps, ReactNode } from 'react'
import { type Language, localPath } from '../../site/languages'
import { Figure, type FigureContents } from './Figure'

/** What an article's own MDX may use beside Markdown. All of it is static: rendered to HTML at build. */
export const articleComponents = (language: Language, figures: ReadonlyMap<string, FigureContents>) => ({
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => (
    <a {...rest} href={href.startsWith('/') ? localPath(href, language) : href} />
  ),
  table: (props: ComponentProps<'table'>) => (
    // A wide table scrolls by itself, also by keyboard, so that the page never does.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (WCAG 2.1.1)
    <section className="table" tabIndex={0} aria-label={language === 'fr' ? 'Tableau' : 'Table'}>
      <table {...props} />
    </section>
  ),
  Figure: ({ src, alt, caption }: { src: string; alt: string; caption?: string }) => (
    <Figure contents={figures.get(src)} alt={alt} caption={caption} />
  ),
  Quote: ({ author, children }: { author?: string; children: ReactNode }) => (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      {author && <figcaption>{author}</figcaption>}
    </figure>
  ),
  Callout: ({ title, children }: { title: string; children: ReactNode }) => (
    <aside className="callout">
      <p className="callout-title">{title}</p>
      {children}
    </aside>
  ),
  KeyFigures: ({ items }: { items: { value: string; label: string }[] }) => (
    <dl className="key-figures">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ),
})
