/**
 * `npm run -s last-day`: prints the setting for a build of the day when everything scheduled is out; nothing if nothing
 * is scheduled. With it, CI finds what an article breaks when it is written, and not on its day.
 */

import { buildDay } from '../src/settings/clock'
import { languages } from '../src/site/languages'
import { readArticles } from './fixtures/read-articles'

const days = languages
  .flatMap((language) => readArticles('content', language))
  .flatMap(({ draft, publishedAt }) => (draft ? [] : [publishedAt]))
const last = days.sort().at(-1) ?? ''
if (last > buildDay()) console.log(`SOURCE_DATE_EPOCH=${Date.parse(`${last}T12:00:00Z`) / 1000}`)
