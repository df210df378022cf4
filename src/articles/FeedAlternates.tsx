import { type Language, localPath } from '../site/languages'
import { feeds } from './feeds'

type Props = { language: Language; only?: (typeof feeds)[number]['name'] }

/**
 * Links the feeds in the head of a page, for feed readers.
 *
 * @param only one format, to save bytes on article pages
 */
export const FeedAlternates = ({ language, only }: Props) =>
  feeds
    .filter(({ name }) => !only || name === only)
    .map(({ name, type, path }) => (
      <link key={path} rel="alternate" type={type} title={name} href={localPath(path, language)} />
    ))
