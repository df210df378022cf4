import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isHydrated } from './hydrated-pages'
import instrumentSans from '../ui/fonts/instrument-sans.woff2'
import newsreader from '../ui/fonts/newsreader.woff2'

/** The head that all pages share: the bytes that run before painting, the enhancement script, the fonts. */
export const addSharedHead: NonNullable<GatsbySSR['onRenderBody']> = ({ setHeadComponents }) =>
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, built from src/site/enhance/boot.ts
    <script key="boot" dangerouslySetInnerHTML={{ __html: __BOOT_SCRIPT__ }} />,
    <script key="enhance" src={__ENHANCE_URL__} defer />,
    ...[instrumentSans, newsreader].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ])

/** A static page is rendered without React's hydration marks. */
export const renderStatically: NonNullable<GatsbySSR['replaceRenderer']> = ({ pathname, bodyComponent, replaceBodyHTMLString }) => {
  if (process.env.NODE_ENV === 'production' && !isHydrated(pathname)) {
    replaceBodyHTMLString(renderToStaticMarkup(bodyComponent))
  }
}

const keepOurs = (node: ReactNode): boolean => {
  if (!isValidElement<Record<string, unknown>>(node)) return true
  if (node.type === 'script') return node.key === 'boot' || node.key === 'enhance'
  if (node.type === 'link') return !(node.props['rel'] === 'preload' && node.props['as'] !== 'font')
  return !(node.type === 'meta' && node.props['name'] === 'generator')
}

/** A static page loses Gatsby's runtime: its scripts and what it preloads (design, decision 5). */
export function removeRuntime({ pathname, ...head }: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== 'production' || isHydrated(pathname)) return
  head.replaceHeadComponents(head.getHeadComponents().filter(keepOurs))
  head.replacePostBodyComponents(head.getPostBodyComponents().filter(keepOurs))
}
