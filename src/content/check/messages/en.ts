import type { Language } from '../../../site/languages'
import type { Localized } from './localized'

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'group'
type Field = { field: string }
type Explained = Field & { explanation: Localized | undefined }

const named = (field: string) => (field ? `“${field}”` : 'This file')
const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const languages: Record<Language, string> = { en: 'English', fr: 'French' }
const kinds: Record<Kind, string> = {
  text: 'a text',
  number: 'a number without quotes, sign or unit',
  boolean: 'true or false',
  list: 'a list',
  group: 'a group of fields',
}
const fixable = ' (npm run check -- --fix corrects it).'

const explained = ({ explanation }: Explained) => (explanation ? ` ${explanation.en}` : '')

/** Every message of the check and of the commands for authors, in English. `fr.ts` has the same messages in French. */
export const en = {
  // Parts of other messages

  didYouMean: ({ name }: { name: string }) => `did you mean “${name}”?`,
  writeOneOf: ({ names }: { names: readonly string[] }) => `write one of: ${names.join(', ')}.`,
  wholeEntry: () => 'an entry',
  wholeEntryOf: ({ list }: { list: string }) => `an entry of “${list}”`,
  wholeField: ({ field }: Field) => `“${field}”`,

  // Where files are

  fileMissing: () => 'This file is missing; the site needs it.',
  misplacedArticle: () =>
    'An article belongs in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.',
  reservedSlug: ({ slug }: { slug: string }) =>
    `The address “${slug}” belongs to the list of articles; choose another folder name.`,

  // Front matter and other YAML

  noFrontMatter: () => 'An article begins with its front matter, between two lines of ---.',
  openFrontMatter: () => 'The front matter has no end: a second line of --- is missing.',
  yamlColon: () => 'This cannot be read: put a text with a colon in straight quotes, "…".',
  yamlQuoteInside: () =>
    'This cannot be read: a quotation mark or an apostrophe inside the text ends it here; write ’, “ ” or « » there.',
  yamlQuoteOpen: () => 'A quotation mark opens here and never closes; write it at the end of the text, too.',
  yamlCurlyQuotes: ({ sign }: { sign: string }) =>
    `The quotation mark ${sign} is the mistake: around a value it is a straight one, "…", or none.`,
  yamlSign: ({ sign }: { sign: string }) =>
    `Put a text that begins with ${sign} in straight quotation marks, "…"; the sign has a meaning of its own here.`,
  yamlBracketOpen: () => 'This bracket or brace is never closed.',
  yamlComma: () =>
    'Entries within brackets or braces are separated by commas; put a text with a colon in straight quotation marks, "…".',
  yamlTab: () => 'Indent this line with spaces, not with a tab.',
  yamlIndent: () => 'This line is not indented like those that it belongs to.',
  yamlNoColon: () => 'This line says no field: write its name, a colon, a space, and the value.',
  yamlBackslash: () => 'Between "…" a \\ has a meaning of its own; write \\\\ for the sign itself.',
  yamlRule: () => 'A line of --- ends the file here; take it out.',
  yamlComment: () =>
    'What follows # is a note that nobody sees; put the text in straight quotation marks, "…", if it belongs to it.',
  yamlTwice: () => 'This field is here twice; take one of them out.',
  yamlUnreadable: () =>
    'This cannot be read: write the name of the field, a colon, a space, and the value, with signs in straight quotation marks, "…".',
  unknownField: ({ name, whole, instead }: { name: string; whole: Localized; instead: Localized }) =>
    `“${name}” is no field of ${whole.en}; ${instead.en}`,
  fieldMissing: (it: Explained) => `${named(it.field)} is missing.${explained(it)}`,
  fieldEmpty: (it: Explained) => `${named(it.field)} is empty.${explained(it)}`,
  wrongKind: ({ kind, value, quoted, ...it }: Explained & { kind: Kind; value: string; quoted: boolean }) =>
    `${named(it.field)} must be ${kinds[kind]}, not ${quoted ? `the text “${value}”` : value}.${explained(it)}`,
  notWhole: ({ field, value }: Field & { value: string }) =>
    `${named(field)} must be a whole number, not ${value}.`,
  notPositive: ({ field, value }: Field & { value: string }) =>
    `${named(field)} must be above zero, not ${value}.`,
  notMail: ({ field, value }: Field & { value: string }) =>
    `${named(field)} must be a mail address like bonjour@example.org, not “${value}”.`,
  notAddress: ({ field, value }: Field & { value: string }) =>
    `${named(field)} must be an address like https://example.org, not “${value}”.`,
  notOneOf: ({ field, value, instead }: Field & { value: string; instead: Localized }) =>
    `${named(field)} cannot be “${value}”; ${instead.en}`,
  tooLong: ({ field, length, most }: Field & { length: number; most: number }) =>
    `${named(field)} has ${length} characters; ${most} are the most.`,
  tooMany: ({ field, count, most }: Field & { count: number; most: number }) =>
    `${named(field)} has ${count} entries; ${most} are the most.`,
  noEntries: (it: Explained) => `${named(it.field)} needs at least one entry.${explained(it)}`,
  spaceAround: ({ field }: Field) => `${named(field)} begins or ends with a space; take it out.`,
  fieldWrong: (it: Explained) => `${named(it.field)} is not what it should be.${explained(it)}`,

  // Requirements of the schemas for single fields

  day: ({ field }: Field) => `${named(field)} must be a day like 2026-10-14.`,
  revisedBefore: ({ field }: Field) => `${named(field)} must not lie before publishedAt.`,
  revisedLater: ({ field }: Field) => `${named(field)} must not lie in the future.`,
  cover: ({ field }: Field) => `${named(field)} must name a picture beside the article, like ./cover.svg.`,
  followedVersion: ({ field }: Field) => `${named(field)} is written by npm run translations -- --accept.`,
  origin: ({ field }: Field) =>
    `${named(field)} must be an origin like https://example.org, without a slash at its end.`,
  tagName: ({ field }: Field) => `${named(field)} must be lower-case words joined by hyphens.`,
  movedTo: ({ field }: Field) =>
    `${named(field)} must be a present name, or an address of the site like /articles.`,
  retention: ({ field, most }: Field & { most: number }) =>
    `${named(field)} must be a whole number from 1 to ${most}.`,
  above: ({ field, other }: Field & { other: string }) => `${named(field)} must be above ${other}.`,
  below: ({ field, other }: Field & { other: string }) => `${named(field)} must be below ${other}.`,
  figureValue: ({ field }: Field) =>
    `${named(field)} must be a number without quotes or sign, like 0.15, or a day like 2026-10-14.`,
  afterDay: ({ field }: Field) => `${named(field)} must be later than day.`,
  idTwice: ({ field }: Field) => `${named(field)} is here twice; give one figure another name.`,
  ladderLength: ({ field }: Field) => `${named(field)} must have as many entries as answers.`,
  criterionTwice: ({ field }: Field) =>
    `${named(field)} is here twice; each criterion has a number of its own.`,
  counted: ({ field }: Field) => `${named(field)} is missing: only “unit: demand” goes without numbers.`,
  uncounted: ({ field }: Field) => `${named(field)} can be “demand” only without from and to.`,
  oneBadge: ({ field }: Field) => `${named(field)} must have one badge at most.`,
  hundred: ({ field }: Field) => `${named(field)} must add up to 100.`,

  // Tags, languages, days

  tagTwice: ({ tag }: { tag: string }) => `The tag “${tag}” is here twice.`,
  unknownTag: ({ tag, instead }: { tag: string; instead: Localized }) =>
    `There is no tag “${tag}” in content/tags.yaml; ${instead.en}`,
  onlyButTranslated: ({ language, other }: { language: string; other: string }) =>
    `“only: ${language}” says that there is no other language, but there is ${other}.mdx beside it; take out one of them.`,
  onlyOther: ({ language }: { language: Language }) =>
    `This file is the ${languages[language]} one: write “only: ${language}”, or take the line out.`,
  translationMissing: ({ language, other, file }: { language: string; other: Language; file: string }) =>
    `The ${languages[other]} version is missing: write ${file}, or “only: ${language}” in the front matter where there will be none.`,
  otherDay: ({ other, day }: { other: string; day: string }) =>
    `${other}.mdx says ${day}; both languages are published on one day.`,
  otherTags: ({ other, tags }: { other: string; tags: readonly string[] }) =>
    `${other}.mdx has the tags ${tags.join(', ')}; both languages have the same.`,
  amountAlone: ({ written, other }: { written: string; other: string }) =>
    `“${written}” is not in ${other}.mdx; both languages state the same amounts.`,
  amountCount: ({
    written,
    here,
    there,
    other,
  }: {
    written: string
    here: number
    there: number
    other: string
  }) =>
    `“${written}” occurs ${times(here)} here and ${times(there)} in ${other}.mdx; both languages state the same amounts.`,

  // The text of an article

  notClosed: ({ name }: { name: string }) =>
    `This cannot be read: <${name}> is not closed; write </${name}> after its text.`,
  braceOpensCode: () => 'This cannot be read: a brace { opens code here; write \\{ for the sign itself.',
  lessOpensComponent: () =>
    'This cannot be read: a < opens a component here; write &lt; for the sign itself.',
  lineBreak: () => 'A line break is written <br />, with its slash.',
  thematicBreak: () => '<hr> has no place in an article: write --- on a line of its own.',
  htmlComment: () => 'A comment is written {/* … */} in an article, not <!-- … -->.',
  commentOpen: () => 'This comment cannot be read: it begins with {/* and ends with */}.',
  addressInAngles: ({ address }: { address: string }) =>
    `An address between < and > cannot be read here; write the link as [its words](${address}).`,
  closesNothing: ({ name }: { name: string }) =>
    `</${name}> closes what was never opened; write <${name}> before its text, or take it out.`,
  closesOther: ({ written, open }: { written: string; open: string }) =>
    `</${written}> does not close <${open}>, which is still open; write </${open}> first.`,
  closesInOtherParagraph: ({ name }: { name: string }) =>
    `<${name}> and </${name}> are not in the same place: put both into one sentence, or each on a line of its own with empty lines around the text.`,
  tagWithoutSlash: ({ name }: { name: string }) =>
    `<${name}> holds no text; end it with a slash, <${name} … />.`,
  tagOpen: ({ name }: { name: string }) =>
    `The end of <${name} … is missing: write /> after its last field, or > where its text follows.`,
  propQuoteOpen: ({ name }: { name: string }) =>
    `A quotation mark of <${name} …> opens and never closes; each value has one " before and one after it.`,
  propCurlyQuotes: ({ prop, sign }: { prop: string; sign: string }) =>
    `The quotation mark ${sign} is the mistake: around a value it is a straight one, ${prop}="…".`,
  propUnquoted: ({ prop }: { prop: string }) =>
    `Put the value of “${prop}” in straight quotation marks: ${prop}="…".`,
  propQuoteInside: () =>
    'A quotation mark ends this value too early, or the one before is missing; inside a text write “ ”, « » or ’ instead of " and \'.',
  propForm: () =>
    'This cannot be read: the fields of a component are written name="value", with a space and no other sign between them.',
  propBraceOpen: ({ prop }: { prop: string }) => `The brace of “${prop}” is never closed; write ${prop}={…}.`,
  valueCurlyQuotes: ({ sign }: { sign: string }) =>
    `The quotation mark ${sign} is the mistake: around a value it is a straight one, 'like this'.`,
  valueApostrophe: ({ word, write }: { word: string; write: string }) =>
    `The straight apostrophe in “${word}” ends the text here; write “${write}”.`,
  valueForm: ({ prop }: { prop: string }) =>
    `“${prop}” cannot be read from here on: a comma, a quotation mark, a bracket or a brace is missing, or there is one too many.`,
  mdxUnreadable: () =>
    'This cannot be read; look here and above for a <, a { or a quotation mark that nothing closes.',
  importOrExport: () =>
    'A paragraph that begins with the word import or export is read as code, of which an article has none: components are there without it, and a sentence begins with another word.',
  readAsCode: ({ code }: { code: string }) => `{${code}} is read as code; write \\{ for the sign itself.`,
  codeInProp: () => 'This is code, of which an article has none; write the value itself.',
  pictureInHtml: () => 'A picture is written <Figure src="./drawing.svg" alt="What it shows" />.',
  pictureInMarkdown: ({ src }: { src: string }) =>
    `A picture is written <Figure src="${src}" alt="What it shows" />.`,
  elementNotAllowed: ({ name, allowed }: { name: string; allowed: readonly string[] }) =>
    `<${name}> has no place in an article: write Markdown or a component, or &lt; for the sign itself. Allowed are ${allowed.join(', ')}.`,
  styleNotAllowed: () => 'A style has no place in an article; the site gives every text its looks.',
  unknownComponent: ({ name, instead }: { name: string; instead: Localized }) =>
    `There is no component <${name}>; ${instead.en}`,
  componentEmpty: ({ name }: { name: string }) =>
    `<${name}> is empty; write its text between <${name}> and </${name}>.`,
  componentHoldsNoText: ({ name }: { name: string }) =>
    `<${name}> holds no text, so what is in it would not be shown; write <${name} … />.`,
  sumWrong: ({ sum, comesTo, written }: { sum: string; comesTo: string; written: string }) =>
    `“${sum}” comes to ${comesTo}, not ${written}; correct the result, or the figures before it.`,
  totalWrong: ({ column, comesTo, written }: { column: string; comesTo: string; written: string }) =>
    `The rows above this total come to ${comesTo}${column && ` in the column “${column}”`}, not ${written}; correct it, or a row.`,
  unknownFact: ({ id, near }: { id: string; near: string | undefined }) =>
    `There is no figure “${id}” in content/figures.yaml, nor an offer of that name with a price; ${near ? `did you mean “${near}”?` : 'add the figure there.'}`,
  unknownFigure: ({ id, near }: { id: string; near: string | undefined }) =>
    `There is no figure “${id}” in content/figures.yaml; ${near ? `did you mean “${near}”?` : 'add it there.'}`,
  figureStale: ({ id, day }: { id: string; day: string }) =>
    `The figure “${id}” is stale since ${day}: look it up at its source, then set value, day and staleFrom.`,
  unknownArticle: ({ article, near }: { article: string; near: string | undefined }) =>
    `There is no article “${article}”, so the page shows no link; ${near ? `did you mean “${near}”?` : 'take the line out.'}`,
  headingEmpty: ({ sign }: { sign: string }) => `This heading is empty; write its words after ${sign}.`,
  headingIsTitle: () => 'The title is the one heading with a single #; write ## here.',
  headingSkips: ({ sign, write }: { sign: string; write: string }) =>
    `${sign} skips a step; write ${write} here.`,
  sourceTwice: ({ label }: { label: string }) =>
    `The source [^${label}] is written twice; give one another number.`,
  sourceUnnamed: ({ label }: { label: string }) =>
    `No sentence names the source [^${label}]; write [^${label}] after one, or take it out.`,
  sourceMissing: ({ label }: { label: string }) =>
    `The source [^${label}] is nowhere written; add a line “[^${label}]: …” at the end.`,

  // Links

  linkEmpty: () => 'This link leads nowhere; write an address between its brackets.',
  linkToOwnSite: ({ link, write }: { link: string; write: string }) =>
    `The link ${link} leads to this site; write ${write}.`,
  linkPercent: ({ link }: { link: string }) =>
    `The link ${link} has a % that stands for nothing; a percent sign is written %25.`,
  linkNoHeading: ({ link }: { link: string }) =>
    `The link ${link} leads nowhere: no heading of this article is called so.`,
  linkNoSlash: ({ link }: { link: string }) =>
    `The link ${link} must begin with / where it stays on this site, and with https:// where it leaves it.`,
  linkWithLanguage: ({ link, write }: { link: string; write: string }) =>
    `The link ${link} is written without its language; write ${write}.`,
  linkNowhere: ({ link, why }: { link: string; why: Localized }) =>
    `The link ${link} leads nowhere: ${why.en}`,
  linkNowhereIn: ({ link, language, why }: { link: string; language: Language; why: Localized }) =>
    `The link ${link} leads nowhere in ${languages[language]}: ${why.en}`,
  redirectNowhere: ({ from, why }: { from: string; why: Localized }) =>
    `The redirect from ${from} leads nowhere: ${why.en}`,

  // Former names

  formerExists: ({ from }: { from: string }) =>
    `“${from}” exists again, and its address leads to it; take this line out.`,
  formerTwice: ({ from }: { from: string }) => `“${from}” is here twice; take one of the lines out.`,
  searchWordTwice: ({ word, line }: { word: string; line: number }) =>
    `“${word}” is among the search words already, on line ${line}; keep it where it belongs.`,
  searchWordsNowhere: ({ words }: { words: readonly string[] }) =>
    `No article has any of these words, so the group leads nowhere: ${words.join(', ')}; add a word that an article has, or take the group out.`,
  ruleTwice: ({ name, line }: { name: string; line: number }) =>
    `“${name}” is on line ${line} already; write it once, or give it another name.`,
  ruleTerm: ({ term, near }: { term: string; near: string | undefined }) =>
    `“${term}” is no answer to a question, and no finding above this line; ${near ? `did you mean “${near}”?` : 'write one like “role.provider”.'}`,
  ruleUnknown: ({ name, instead }: { name: string; instead: Localized }) =>
    `There is no “${name}” in this file; ${instead.en}`,
  ruleNoneMissing: ({ question }: { question: string }) =>
    `The question “${question}” takes several answers, and who has none cannot go on; add an option where none is true.`,
  ruleDateOpen: () =>
    'The last date of “from” must have no condition: on some path the duty would have no date.',
  ruleFigure: ({ id, day }: { id: string; day: string }) =>
    `The figure “${id}” is ${day}; give the day and the figure the same value.`,
  sourceOld: ({ day, months }: { day: string; months: number }) =>
    `Last compared with its source on ${day}, more than ${months} months ago: compare again, then set this day.`,
  articleForm: ({ field }: Field) => `${named(field)} must be written like 26(2), 5(1)(ba) or III.4(a).`,
  formerChain: ({ to, write }: { to: string; write: string }) =>
    `“${to}” has changed its name since; write “to: ${write}”.`,
  nameChanged: ({ list, from, to }: { list: 'articles' | 'tags'; from: string; to: string }) =>
    `The ${list === 'tags' ? 'tag' : 'article'} “${from}” is called “${to}” now, and links to its address lead nowhere; add “- { from: ${from}, to: ${to} }” below “${list}:”.`,
  nameGone: ({ list, from }: { list: 'articles' | 'tags'; from: string }) =>
    `The ${list === 'tags' ? 'tag' : 'article'} “${from}” is gone, and links to its address lead nowhere; add “- { from: ${from}, to: /articles }” below “${list}:”, or the name of what takes its place instead of /articles.`,

  // Why a link leads nowhere

  endsWithSlash: ({ write }: { write: string }) => `it ends with a /; write ${write}.`,
  noPart: ({ anchor, write }: { anchor: string; write: string }) =>
    `no part of that page is called “#${anchor}”; write ${write}.`,
  moved: ({ write }: { write: string }) => `it has moved; write ${write}.`,
  noPage: () => 'there is no such page.',
  noPageNear: ({ near }: { near: string }) => `there is no such page; did you mean ${near}?`,
  noPageAmong: ({ pages }: { pages: readonly string[] }) =>
    `there is no such page; the pages are ${pages.join(', ')}.`,
  noArticle: () => 'there is no such article.',
  noArticleNear: ({ near }: { near: string }) => `there is no such article; did you mean ${near}?`,
  articleInOtherLanguage: ({ other }: { other: string }) =>
    `that article exists only in the other language, ${other}.mdx; leave the link out here.`,
  articleIsDraft: () =>
    'that article is still a draft, which readers cannot see; leave the link out until it is published.',
  articleLater: ({ day }: { day: string }) =>
    `that article is out on ${day} only; leave the link out until then.`,
  noHeadingThere: ({ anchor, write }: { anchor: string; write: string }) =>
    `no heading there is called “#${anchor}”; write ${write}.`,
  noHeadingThereNear: ({ anchor, near }: { anchor: string; near: string }) =>
    `no heading there is called “#${anchor}”; did you mean #${near}?`,

  // Pictures

  pictureElsewhere: ({ src }: { src: string }) =>
    `“${src}” must name a picture beside the article, like ./drawing.svg.`,
  pictureMissing: ({ src }: { src: string }) => `There is no picture ${src} beside this file; put it there.`,
  pictureMissingNear: ({ src, near }: { src: string; near: string }) =>
    `There is no picture ${src} beside this file; did you mean “${near}”?`,
  pictureUnused: () => 'No language of the article shows this file; name it in one, or delete it.',
  pictureHeavy: ({ megabytes, most }: { megabytes: number; most: number }) =>
    `This file weighs ${megabytes.toFixed(1)} MB; ${most} MB is the most. Save it smaller.`,
  pictureWide: ({ width, most }: { width: number; most: number }) =>
    `This picture is ${width} pixels wide; ${most} are the most that a page shows.`,
  pictureUnreadable: () => 'This picture cannot be read; save it again as PNG, JPEG, WebP or AVIF.',
  drawingScript: () => 'A drawing may hold no script.',
  drawingStyle: () =>
    'A drawing takes its looks from the classes ink, hair, dash, star, dot, label and note, not from styles of its own.',
  drawingSize: () => 'A drawing needs a viewBox, by which it is scaled.',
  drawingForeign: () => 'A drawing may hold no foreignObject.',
  drawingLoads: () => 'A drawing may load nothing from another address.',
  coverWithoutAlt: () => 'The cover needs imageAlt: what it shows, for those who do not see it.',
  altWithoutCover: () =>
    'There is no image that imageAlt could describe; add “image: ./cover.svg” or take it out.',
  altEmpty: ({ field }: Field) => `${field} is empty; write what the picture shows.`,
  altIsFile: ({ field, words }: Field & { words: string }) =>
    `${field} is the name of a file, “${words}”; write what the picture shows.`,
  altSaysNothing: ({ field, words }: Field & { words: string }) =>
    `${field} says nothing, “${words}”; write what the picture shows.`,
  altAnnounces: ({ field }: Field) =>
    `${field} begins like “image of”, which screen readers say anyway; begin with what is shown.`,
  altIsCaption: ({ field }: Field) =>
    `${field} repeats the caption, which would be read twice; write what the picture shows.`,

  // French typography

  ellipsis: () => `An ellipsis is one sign, … (U+2026)${fixable}`,
  spaceBeforeHigh: () => `A narrow no-break space (U+202F) belongs before ; ! and ?${fixable}`,
  spaceBeforeColon: () => `A no-break space (U+00A0) belongs before a colon${fixable}`,
  spaceAfterGuillemet: () => `A no-break space (U+00A0) belongs after «${fixable}`,
  spaceBeforeGuillemet: () => `A no-break space (U+00A0) belongs before »${fixable}`,
  thousands: () => `A narrow no-break space (U+202F) separates thousands${fixable}`,
  spaceBeforePercent: () => `A narrow no-break space (U+202F) belongs before %${fixable}`,
  spaceBeforeCurrency: () => `A no-break space (U+00A0) belongs before a currency${fixable}`,
  spaceBeforeUnit: () => `A no-break space (U+00A0) belongs between a number and its unit${fixable}`,
  spaceAfterNumero: () => `A no-break space (U+00A0) belongs after n°${fixable}`,
  apostrophe: () => `The French apostrophe is ’ (U+2019)${fixable}`,
  quotationMarks: () => `French quotation marks are « … », with no-break spaces (U+00A0)${fixable}`,
  invisibleSign: ({ sign }: { sign: string }) =>
    `An invisible sign, ${sign}, is hidden here; take it out${fixable}`,
  invisibleSignAtStart: ({ sign }: { sign: string }) =>
    `An invisible sign, ${sign}, is hidden at the beginning of this line; take it out.`,
  byteOrderMark: () =>
    `This file begins with an invisible sign, a byte order mark (U+FEFF); save it as UTF-8 without one${fixable}`,

  // Offers, prices, the data of the site

  offerTwice: ({ offer, file }: { offer: string; file: string }) =>
    `${file} has an offer “${offer}” already; give this one another name.`,
  offerUnknownToForm: ({ offer }: { offer: string }) =>
    `The contact form has no service “${offer}”; say which one it is asked for as, “contactAs: other”, or add it to src/offers/services.ts.`,
  serviceWithoutOffer: ({ service }: { service: string }) =>
    `No file of content/offers has the service “${service}”; add an offer of that name, or take it out here.`,
  unknownOffer: ({ offer, instead }: { offer: string; instead: Localized }) =>
    `No file of content/offers has an offer “${offer}”; ${instead.en}`,
  partWithoutPrice: ({ offer }: { offer: string }) =>
    `“${offer}” has no single price for the whole, so that a pack cannot state it as a part; take “offers” out, or another offer in.`,
  offerOnRequest: ({ offer }: { offer: string }) =>
    `“${offer}” has no price, so that nothing can be computed with it; name an offer that has one.`,
  partsDoNotSum: ({ sum, originalPrice }: { sum: number; originalPrice: number }) =>
    `The offers of this pack cost ${sum} one by one, not ${originalPrice}; correct “originalPrice” or “offers”.`,
  pricesExpired: ({ day }: { day: string }) =>
    `The prices were valid until ${day}: the site now says so and invites to ask. Confirm them and set a new day.`,
  toDecide: ({ about, question }: { about: string; question: Localized }) =>
    `${question.en} (${about}; take this entry out once it is decided.)`,
  legalMissing: ({ field }: Field) => `“${field}” is still to be filled in; the legal notice says so.`,
  isExample: ({ value }: { value: string }) => `“${value}” is an example; write the real one.`,
  nobodysNumber: ({ phone }: { phone: string }) =>
    `“${phone}” is a number that nobody has; write the real one.`,

  // The words of the pages

  copyFileMissing: () => 'This file is missing; the other language has it.',
  jsonQuotes: ({ sign }: { sign: string }) =>
    `The quotation mark ${sign} is the mistake: around a text or its name it is a straight one, "…".`,
  jsonQuote: () =>
    'A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.',
  jsonComma: () => 'A comma is missing here, between two entries.',
  jsonLastComma: () => 'There is a comma after the last entry; take it out.',
  jsonUnreadable: () =>
    'This file cannot be read: texts and their names are in straight quotation marks, with a comma between two entries.',
  copyEmpty: ({ key }: { key: string }) => `“${key}” is empty.`,
  noPlural: ({ key, plural }: { key: string; plural: string }) => `“${key}” has no plural; add “${plural}”.`,
  brokenPlaceholder: ({ written }: { written: string }) =>
    `“${written}” is no placeholder; write {{name}} with two braces on each side.`,
  copyKeyNear: ({ key, file, near }: { key: string; file: string; near: string }) =>
    `There is no “${key}” in ${file}; did you mean “${near}”?`,
  copyKeyAlone: ({ key, file }: { key: string; file: string }) =>
    `“${key}” exists in this language only; add it to ${file} or take it out.`,
  copyKeyMissing: ({ key, file }: { key: string; file: string }) => `“${key}” is missing; ${file} has it.`,
  otherPlaceholders: ({ key, file, wanted }: { key: string; file: string; wanted: string }) =>
    `“${key}” must have the placeholders of ${file}: ${wanted || 'none'}.`,
  copyAmountAlone: ({ key, file, written }: { key: string; file: string; written: string }) =>
    `“${key}”: ${written} is not in ${file}; both languages state the same amounts.`,
  copyAmountMissing: ({ key, file, written }: { key: string; file: string; written: string }) =>
    `“${key}”: ${written} of ${file} is missing; both languages state the same amounts.`,
  copyUnused: ({ key }: { key: string }) =>
    `Nothing on the site shows “${key}”; take it out of every language.`,

  // The commands

  warning: () => 'warning: ',
  summary: ({
    errors,
    warnings,
    articles,
    seconds,
  }: Record<'errors' | 'warnings' | 'articles' | 'seconds', number>) =>
    `${counted(errors, 'error')}, ${counted(warnings, 'warning')} (${counted(articles, 'article file')}, ${seconds.toFixed(1)} s)`,
  corrected: ({ file }: { file: string }) => `corrected: ${file}`,
  leftAlone: ({ file }: { file: string }) =>
    `not corrected: ${file} cannot be read; see below what to write first.`,
  unknownOption: ({ option, options }: { option: string; options: readonly string[] }) =>
    `There is no option ${option}; there is ${options.join(', ')}.`,
  optionWithoutValue: ({ option }: { option: string }) => `${option} needs a word after it.`,
  optionWithValue: ({ option }: { option: string }) => `${option} takes no word after it.`,
  unexpectedWord: ({ word }: { word: string }) => `“${word}” is not expected here.`,
  unknownLanguage: ({ language }: { language: string }) =>
    `“${language}” is no language of this command; write --language fr or --language en.`,
  gitRefuses: ({ since, reason }: { since: string; reason: string }) =>
    `--changed asks git what has changed since “${since}”, and git says: ${reason}`,

  // A new article

  titleMissing: () => 'Say the title: npm run new:article -- "Le titre"',
  titleTooLong: ({ length, most }: { length: number; most: number }) =>
    `The title has ${length} characters; ${most} are the most.`,
  slugRefused: ({ slug }: { slug: string }) =>
    `“${slug}” cannot be an address; write --slug with lower-case words joined by hyphens.`,
  tagCount: () => 'An article has one to five tags: --tags law,cloud',
  articleExists: ({ folder }: { folder: string }) =>
    `${folder} is there already; choose another title, or write --slug.`,
  tagsUnreadable: () => 'content/tags.yaml cannot be read; npm run check says why.',
  articleWritten: ({
    files,
  }: {
    files: readonly string[]
  }) => `Written as drafts, which previews show and production does not:
${files.map((file) => `  ${file}`).join('\n')}

Next: write the French one, see it with npm run dev, then write the English one (or delete it, and say
“only: fr” in the French). npm run check says what to fix. Take out “draft: true” to publish.`,

  // While developing

  savedContent: () => 'The content as it was saved:',
  watching: ({ errors, warnings }: Record<'errors' | 'warnings', number>) =>
    `${counted(errors, 'error')}, ${counted(warnings, 'warning')}. Waiting for the next save.`,

  errorsInContent: ({ errors }: { errors: number }) => `${counted(errors, 'error')} in the content`,
  warningsOnContent: ({ warnings }: { warnings: number }) => `${counted(warnings, 'warning')} on the content`,
  shownFormer: ({ files }: { files: readonly string[] }) =>
    `The site shows the former state of ${files.join(', ')} while these errors remain.`,
  notShown: ({ files }: { files: readonly string[] }) =>
    `The site does not show ${files.join(', ')} while these errors remain.`,
  startsOnceFixed: () => 'The development server starts once these errors are fixed.',

  // Translations

  notTranslated: ({ file, original }: { file: string; original: string }) =>
    `${file} is missing: ${original} is not translated.`,
  notRecorded: ({ file, original }: { file: string; original: string }) =>
    `${file}: it is not recorded which version of ${original} it follows.`,
  behind: ({ file, original, day }: { file: string; original: string; day: string }) =>
    `${file} is behind ${original}, which it followed on ${day}:`,
  noHistory: () => '  What has changed is not known: git does not have the version that it follows.',
  acceptWhenCurrent: ({ name }: { name: string }) =>
    `  When it is up to date: npm run translations -- --accept ${name}`,
  copyKeyUntranslated: ({ file, key }: { file: string; key: string }) => `${file}: "${key}" is missing.`,
  copyKeyBehind: ({ file, key, original }: { file: string; key: string; original: string }) =>
    `${file}: "${key}" is behind ${original}:`,
  copyKeysNotRecorded: ({ file, keys }: { file: string; keys: readonly string[] }) =>
    `${file}: it is not recorded which version they follow: ${keys.map((key) => `"${key}"`).join(', ')}`,
  allCurrent: () => 'Every translation follows its original.',
  someOpen: ({ count }: { count: number }) => `${counted(count, 'translation')} to see to.`,
  recorded: ({ file }: { file: string }) => `recorded: ${file}`,
  nothingToRecord: ({ what }: { what: string }) => `There is nothing to record for "${what}".`,
  acceptWhat: () => 'Say what is up to date: npm run translations -- --accept <slug>/<language>',
  noSuchLanguage: ({ language, names }: { language: string; names: readonly string[] }) =>
    `"${language}" is no language of the site: write ${names.join(' or ')}.`,
  noSuchCopy: ({ name, names }: { name: string; names: readonly string[] }) =>
    `There is no copy "${name}": write one of ${names.join(', ')}.`,
  noTranslation: ({ file }: { file: string }) => `There is no ${file}. Write the translation first.`,
  noOriginal: ({ file }: { file: string }) =>
    `${file} has no original beside it: every other language follows one itself.`,
  articleUnreadable: ({ file }: { file: string }) => `${file} cannot be read; npm run check says why.`,
}

export type Catalogue = typeof en
