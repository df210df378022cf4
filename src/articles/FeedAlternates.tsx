import { type Language, localPath } from '../site/languages'
import { feeds } from './feeds'

type Props = { language: Language; only?: (typeof feeds)[number]['name'] }

/** Tells feed readers, in the head of a page, where the feeds are. @param only one of them: an article spares its bytes */
export const FeedAlternates = ({ language, only }: Props) =>
  feeds
    .filter(({ name }) => !only || name === only)
    .map(({ name, type, path }) => (
      <link key={path} rel="alternate" type={type} title={name} href={localPath(path, language)} />
    ))
