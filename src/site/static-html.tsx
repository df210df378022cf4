import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import instrumentSans from '../ui/fonts/instrument-sans.woff2'
import newsreader from '../ui/fonts/newsreader.woff2'
import newsreaderItalic from '../ui/fonts/newsreader-italic.woff2'
import { isHydrated } from './hydrated-pages'
import { isArticle } from './is-article'
import { splitPath } from './languages'
import { speculationRules } from './speculation-rules'

/** Pages other than articles with italics on the first screen. */
const italicPages = ['/', '/services', '/about']

/** Preloads fonts, since one that arrives late is not used on this view, so that nothing ever moves. */
function fontsOf(pathname: string): string[] {
  const { path } = splitPath(pathname)
  const italic = italicPages.includes(path) || isArticle(path)
  return [instrumentSans, newsreader, ...(italic ? [newsreaderItalic] : [])]
}

/**
 * Adds the head that all pages share: the boot script, the enhancement script, speculation rules, render blocking,
 * fonts.
 */
export const addSharedHead: NonNullable<GatsbySSR['onRenderBody']> = ({ setHeadComponents, pathname }) =>
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, built from src/site/enhance/boot.ts
    <script key="boot" dangerouslySetInnerHTML={{ __html: __BOOT_SCRIPT__ }} />,
    <script key="enhance" src={__ENHANCE_URL__} defer />,
    process.env.NODE_ENV === 'development' && <script key="content" src="/___content.js" defer />,
    <script
      key="speculation"
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own; React would write its quotes as entities
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    // Blocks painting until the whole page, one round trip, has arrived, so that nothing moves. In development scripts
    // render the page, and browsers would warn about the missing footer.
    ...(process.env.NODE_ENV === 'production'
      ? [<link key="expect" rel="expect" href="#footer" blocking="render" />]
      : []),
    ...fontsOf(pathname).map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
    )),
  ])

/** Renders static pages without React's hydration markers. */
export const renderStatically: NonNullable<GatsbySSR['replaceRenderer']> = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  if (process.env.NODE_ENV === 'production' && !isHydrated(pathname)) {
    replaceBodyHTMLString(renderToStaticMarkup(bodyComponent))
  }
}

type Element = { type: unknown; key: unknown; props: Record<string, unknown> }

/** gatsby-plugin-image adds styles and a script for its own component, which the site does not use (see `Picture`). */
const ofGatsbyImage = ({ key }: Element) => String(key).startsWith('gatsby-image-style')

const own: readonly unknown[] = ['boot', 'enhance', 'speculation']

/** Gatsby's scripts and its preloads for them. */
const ofRuntime = ({ type, key, props }: Element) =>
  props.sliceId === '_gatsby-scripts' ||
  (type === 'script' && !own.includes(key) && props.type !== 'application/ld+json') ||
  (type === 'link' && props.rel === 'preload' && props.as !== 'font')

const ofGenerator = ({ type, props }: Element) => type === 'meta' && props.name === 'generator'

/**
 * Empties the style sheet of the whole site, of which `src/gatsby/postprocess/styles` then adds what the page needs: pages
 * are written and parsed without the rest.
 */
function withoutStyles(node: ReactNode): ReactNode {
  const isSheet =
    isValidElement<Record<string, unknown>>(node) && node.props['data-identity'] === 'gatsby-global-css'
  return isSheet ? cloneElement(node, { dangerouslySetInnerHTML: { __html: '' } }) : node
}

const is = (...kinds: readonly ((element: Element) => boolean)[]) => {
  return (node: ReactNode) =>
    isValidElement<Record<string, unknown>>(node) && kinds.some((isOfKind) => isOfKind(node))
}
const not = (test: (node: ReactNode) => boolean) => (node: ReactNode) => !test(node)

/**
 * Removes what no page needs, and Gatsby's runtime (docs/decisions/static-pages.md); hydrated pages keep it as data,
 * for `enhance/hydrate-on-interaction.ts` to run.
 */
export function stripGatsbyRuntime({ pathname, ...html }: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== 'production') return
  const unwanted = is(ofGatsbyImage, ofGenerator, ofRuntime)
  html.replaceHeadComponents(html.getHeadComponents().filter(not(unwanted)).map(withoutStyles))
  const body = html.getPostBodyComponents()
  const runtime = body.filter(is(ofRuntime))
  html.replacePostBodyComponents([
    ...body.filter(not(unwanted)),
    isHydrated(pathname) && (
      <template key="runtime" data-runtime="">
        {runtime}
      </template>
    ),
  ])
}
