import { type Language, localPath } from '../site/languages'
import { feeds } from './feeds'

/** Tells feed readers, in the head of a page, where the feeds are. */
export const FeedAlternates = ({ language }: { language: Language }) =>
  feeds.map(({ name, type, path }) => (
    <link key={path} rel="alternate" type={type} title={name} href={localPath(path, language)} />
  ))
