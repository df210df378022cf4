const fixable = ' (npm run check -- --fix corrects it).'

/**
 * Every message of the check and of the commands for authors, in English; `fr.ts` has the same in French. `${name}` is
 * replaced by the parameter of that name, as in yup's messages. `count` chooses between singular and plural.
 */
export const en = {
  // Parts of other messages

  didYouMean: 'did you mean “${name}”?',
  writeOneOf: 'write one of: ${names}.',
  thisFile: 'This file',
  named: '“${name}”',
  explained: ' ${explanation}',
  aText: 'a text',
  aNumber: 'a number without quotes, sign or unit',
  trueOrFalse: 'true or false',
  aList: 'a list',
  aGroup: 'a group of fields',
  theText: 'the text “${value}”',
  addFigureThere: 'add the figure there.',
  addThere: 'add it there.',
  takeNameOut: 'take this name out, or the line if it is alone there.',
  renamedTo: 'it is now called “${name}”.',
  writeOneLike: 'write one like “role.provider”.',
  none: 'none',
  inColumn: ' in the column “${column}”',
  wholeEntry: 'an entry',
  wholeEntryOf: 'an entry of “${list}”',
  wholeField: '“${field}”',

  // Where files are

  fileMissing: 'This file is missing; the site needs it.',
  misplacedArticle:
    'An article belongs in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.',
  reservedSlug: 'The address “${slug}” belongs to the list of articles; choose another folder name.',

  // Front matter and other YAML

  noFrontMatter: 'An article begins with its front matter, between two lines of ---.',
  openFrontMatter: 'The front matter has no end: a second line of --- is missing.',
  yamlQuoteOpen: 'A quotation mark opens here and is never closed; write one at the end of the text, too.',
  yamlBracketOpen: 'This bracket or brace is never closed.',
  yamlTab: 'Indent this line with spaces, not with a tab.',
  yamlComment:
    'What follows # is a comment that nobody sees; if it is part of the text, put the text in straight quotation marks, "…".',
  yamlTwice: 'This field is here twice; take one of them out.',
  yamlUnreadable:
    'This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».',
  unknownField: '“${name}” is not a field of ${whole}; ${instead}',
  fieldMissing: '${path} is missing.${explanation}',
  fieldEmpty: '${path} is empty.${explanation}',
  wrongKind: '${path} must be ${kind}, not ${value}.${explanation}',
  notWhole: '${path} must be a whole number, not ${value}.',
  notPositive: '${path} must be above zero, not ${value}.',
  atLeast: '${path} must be ${least} or more, not ${value}.',
  atMost: '${path} must be ${most} or less, not ${value}.',
  notMail: '${path} must be an email address like bonjour@example.org, not “${value}”.',
  notAddress: '${path} must be an address like https://example.org, not “${value}”.',
  notOneOf: '${path} cannot be “${value}”; ${instead}',
  tooLong: '${path} has ${length} characters; at most ${most} are allowed.',
  tooMany: '${path} has ${number} entries; at most ${most} are allowed.',
  noEntries: {
    one: '${path} needs at least one entry.${explanation}',
    other: '${path} needs at least ${count} entries.${explanation}',
  },
  spaceAround: '${path} begins or ends with a space; take it out.',
  fieldWrong: '${path} is not what it should be.${explanation}',

  // Requirements of the schemas for single fields

  day: '${path} must be a day that exists, written like 2026-10-14.',
  revisedBefore: '${path} must not be before publishedAt.',
  revisedLater: '${path} must not be in the future.',
  cover: '${path} must name a picture beside the article, like ./cover.svg.',
  followedVersion: '${path} is written by npm run translations -- --accept.',
  origin: '${path} must be an origin like https://example.org, without a slash at its end.',
  tagName: '${path} must be lower-case words joined by hyphens.',
  movedTo: '${path} must be a present name, or an address of the site like /articles.',
  above: '${path} must be above ${other}.',
  figureValue: '${path} must be a number without quotes or sign, like 0.15, or a day like 2026-10-14.',
  afterDay: '${path} must be later than day.',
  idTwice: '${path} is here twice; give one of the two another value.',
  ladderLength: '${path} must have as many entries as answers.',
  criterionTwice: '${path} is here twice; each criterion has a number of its own.',
  counted: '${path} is missing: only “unit: demand” goes without numbers.',
  uncounted: '${path} can be “demand” only without from and to.',
  oneBadge: '${path} must have one badge at most.',
  hundred: '${path} must add up to 100.',

  // Tags, languages, days

  english: 'English',
  french: 'French',
  tagTwice: 'The tag “${tag}” is here twice.',
  unknownTag: 'There is no tag “${tag}” in content/tags.yaml; ${instead}',
  onlyButTranslated:
    '“only: ${language}” says that there is no other language, but there is ${other}.mdx beside it; take out one of them.',
  onlyOther: 'This file is the ${name} one: write “only: ${language}”, or take the line out.',
  translationMissing:
    'The ${name} version is missing: write ${file}, or “only: ${language}” in the front matter where there will be none.',
  draftAlone:
    'Only this language is a draft: ${other}.mdx is published without it; take “draft: true” out here, or add it there.',
  otherDay: '${other}.mdx says ${day}; both languages are published on the same day.',
  otherOffer: '${other}.mdx ends with another offer, or with none; both languages end with the same one.',
  otherTags: '${other}.mdx has the tags ${tags}; both languages have the same.',
  amountAlone: '“${written}” is here more often than in ${other}.mdx; both languages state the same amounts.',

  // The text of an article

  notClosed:
    'This cannot be read: <${name}> is not closed in the same place; write </${name}> in the same sentence, or each on a line of its own with empty lines around the text.',
  braceOpensCode: 'This cannot be read: a brace { opens code here; write \\{ for the character itself.',
  lessOpensComponent: 'This cannot be read: a < opens a component here; write &lt; for the character itself.',
  lineBreak: 'A line break is written <br />, with its slash.',
  htmlComment: 'A comment is written {/* … */} in an article, not <!-- … -->.',
  commentOpen: 'This comment cannot be read: it begins with {/* and ends with */}.',
  addressInAngles:
    'An address between < and > cannot be read here; write the link as [its words](${address}).',
  closesNothing:
    '</${name}> closes nothing that is open here; write <${name}> before its text, or take it out, and first close what is open.',
  tagWithoutSlash: '<${name}> holds no text; end it with a slash, <${name} … />.',
  tagUnreadable:
    '<${name} …> cannot be read here: write name="value" with straight quotation marks, none within a value, a space between two, and /> or > at the end; a quotation mark may be missing above.',
  valueForm:
    '“${prop}” cannot be read from here on: a comma, a quotation mark, a bracket or a brace is missing, or there is one too many; quotation marks are straight, and the apostrophe in a text is ’.',
  mdxUnreadable:
    'This cannot be read; look here and above for a <, a { or a quotation mark that nothing closes.',
  importOrExport:
    'A paragraph that begins with the word import or export is read as code, which an article cannot contain: components need no import, and a sentence has to begin with another word.',
  readAsCode: '{${code}} is read as code; write \\{ for the character itself.',
  codeInProp: 'This is code, which an article cannot contain; write the value itself.',
  pictureInMarkup: 'A picture is written <Figure src="${src}" alt="What it shows" />.',
  elementNotAllowed:
    '<${name}> has no place in an article: write Markdown or a component, or &lt; for the character itself. Allowed are ${allowed}.',
  styleNotAllowed: 'A style has no place in an article; the site styles every text.',
  unknownComponent: 'There is no component <${name}>; ${instead}',
  componentEmpty: '<${name}> is empty; write its text between <${name}> and </${name}>.',
  componentHoldsNoText: '<${name}> holds no text, so what is in it would not be shown; write <${name} … />.',
  sumWrong: '“${sum}” comes to ${comesTo}, not ${written}; correct the result, or the figures before it.',
  totalWrong:
    'The rows above this total come to ${comesTo}${inColumn}, not ${written}; correct it, or a row.',
  unknownFact:
    'There is no figure “${id}” in content/figures.yaml, nor an offer of that name with a price; ${instead}',
  unknownFigure: 'There is no figure “${id}” in content/figures.yaml; ${instead}',
  priceHasNoSource:
    '“${id}” is a price of ours, which has no source to cite; take out show="source", or the whole tag.',
  figureIsOffer:
    '“${id}” is also an offer of content/offers, whose price this figure would replace; give it another name.',
  figureStale:
    'The figure “${id}” has been stale since ${day}: look it up at its source, then set value, day and staleFrom.',
  unknownArticle: 'There is no article “${article}”, so the page shows no link; ${instead}',
  headingEmpty: 'This heading is empty; write its words after ${sign}.',
  headingIsTitle: 'The title is the one heading with a single #; write ## here.',
  priceTyped: '“${amount}” follows the name of an offer; if it is its price, write <Fact id="${id}" />.',
  unwritten: 'A new article begins with “${words}”; write your own words here, or keep “draft: true”.',
  headingSkips: '${sign} skips a step; write ${write} here.',
  headingTwice: 'An earlier heading has the same words; say here what this part alone is about.',
  headingUnspaced: 'A space belongs after ${sign}: without it, this line is no heading.',
  tableUnread:
    'These lines make no table: below the first belongs | --- | --- |, with one --- for each of its cells.',
  listSign: '${sign} makes no list; begin each line of a list with a hyphen and a space.',
  linkSpaced:
    'A space keeps this link from being one; write [its words](its address), with no space between the two.',
  linkWordless: 'This link has no words, and is not shown; write them between its brackets.',
  linkVague:
    '“${words}” says nothing to those who hear the links of a page one after the other; say where this one leads.',
  linkTracking:
    '“${link}” tells others where your readers come from; write the address of the page itself, without utm_… and the like.',
  linkUnread:
    'This is not read as a link; write [its words](its address), with no space within the address; for the signs alone, \\[ and \\].',
  starsUnread:
    'These ** are shown as they are; write **bold words** with no space inside and one on either side, or \\*\\* for the signs.',
  tildeSingle:
    'This is shown struck through; write ~~struck words~~ if that is meant, <sub>2</sub> for CO<sub>2</sub>, or \\~ for the sign.',
  tickUnread: 'This ` is shown as it is; write `code` with one on either side, or \\` for the sign.',
  noteUnread: 'This is not read as a note; write [^1] in the sentence, and a line “[^1]: …” at the end.',
  markupUnread:
    'This markup belongs to another program, and is shown as it is; write Markdown or a component, such as <Callout> or <Figure>.',
  boxToTick: 'Readers cannot tick this box; begin the line with “- ” alone.',
  cellTooMany:
    'This row has ${cells} cells, and the first one of the table ${most}: the rest would not be shown. Within a cell, the sign | is written \\|.',
  codeOpen: 'This code has no end, and takes in all that follows; close it with a line of ```.',
  sourceTwice: 'The source [^${label}] is written twice; give one another number.',
  sourceUnnamed: 'No sentence cites the source [^${label}]; write [^${label}] after one, or take it out.',
  sourceMissing: 'The source [^${label}] is cited but never given; add a line “[^${label}]: …” at the end.',

  // Links

  linkEmpty: 'This link leads nowhere; write an address between its brackets.',
  linkToOwnSite: 'The link ${link} leads to this site; write ${write}.',
  linkPercent: 'The link ${link} has a % that stands for nothing; a percent sign is written %25.',
  linkNoHeading: 'The link ${link} leads nowhere: no heading of this article has that name.',
  linkNoSlash:
    'The link ${link} must begin with / where it stays on this site, and with https:// where it leaves it.',
  linkWithLanguage: 'The link ${link} must not name a language; write ${write}.',
  linkNowhere: 'The link ${link} leads nowhere: ${why}',
  redirectNowhere: 'The redirect from ${from} leads nowhere: ${why}',

  // Former names

  formerExists: '“${from}” exists again, and its address leads to it; take this line out.',
  formerTwice: '“${from}” is here twice; take one of the lines out.',
  formerChain: '“${to}” has changed its name since; write “to: ${write}”.',
  nameGone:
    '${thing} “${from}” is gone, and links to its address lead nowhere; below “${list}:” add “- { from: ${from}, to: … }” with its new name, the name of what takes its place, or /articles.',
  versionGone:
    'The ${name} version of “${from}” is gone, and links to its address lead nowhere; add “- { from: ${from}, to: ${from} }” below “${list}:”, and that address leads to the other language.',
  theTag: 'The tag',
  theArticle: 'The article',

  // Search words

  sameOrTo:
    'A group of search words has either `same`, with `from` where words lead to it, or `to`, with `from` or `hints`.',
  searchWordsAstray: 'There is no article “${article}” for these words to lead to; ${instead}',
  searchWordTwice: '“${word}” is among the search words already, on line ${line}; keep it where it belongs.',

  // Data of the tools

  ruleTerm: '“${term}” is neither an answer to a question nor a finding above this line; ${instead}',
  ruleUnknown: 'There is no “${name}” in this file; ${instead}',
  ruleNoneMissing:
    'The question “${question}” takes several answers, and whoever has none to give cannot go on; add an option where none is true.',
  ruleDateOpen: 'The last date of “from” must have no condition: on some path the duty would have no date.',
  ruleFigure: 'The figure “${id}” is ${day}; give the day and the figure the same value.',
  sourceOld:
    'Last compared with its source on ${day}, more than ${months} months ago: compare again, then set this day.',
  articleForm: '${path} must be written like 26(2), 5(1)(ba) or III.4(a).',

  // Why a link leads nowhere

  endsWithSlash: 'it ends with a /; write ${write}.',
  noPart: 'no part of that page is called “#${anchor}”; write ${write}.',
  moved: 'it has moved; write ${write}.',
  noPage: 'there is no such page.',
  noPageNear: 'there is no such page; did you mean ${near}?',
  noPageAmong: 'there is no such page; the pages are ${pages}.',
  noArticle: 'there is no such article.',
  noArticleNear: 'there is no such article; did you mean ${near}?',
  articleInOtherLanguage:
    'that article exists only in the other language, ${other}.mdx; leave the link out here.',
  articleIsDraft:
    'that article is still a draft, which readers cannot see; leave the link out until it is published.',
  articleLater: 'that article comes out on ${day}; leave the link out until then.',
  noHeadingThere: 'no heading there is called “#${anchor}”; write ${write}.',
  noHeadingThereNear: 'no heading there is called “#${anchor}”; did you mean #${near}?',

  // Pictures

  pictureElsewhere: '“${src}” must name a picture beside the article, like ./drawing.svg.',
  pictureKind: 'The site cannot show “${src}”; save it as SVG, PNG, JPEG, WebP or AVIF.',
  pictureMissing: 'There is no picture ${src} beside this file; put it there.',
  pictureMissingNear: 'There is no picture ${src} beside this file; did you mean “${near}”?',
  pictureAccents:
    'The accents in ${src} are written otherwise than in the name of the file, though they look the same; rename the file without accents.',
  pictureUnused: 'No language of the article shows this file; name it in one, or delete it.',
  pictureHeavy: 'This file weighs ${megabytes} MB; ${most} MB is the limit. Save a smaller version.',
  pictureWide: 'This picture is ${width} pixels wide; ${most} are the most a page can show.',
  pictureFormat: 'This file is ${format}, whatever its name says; save it as PNG, JPEG, WebP or AVIF.',
  pictureMoves:
    'This picture moves, and a page shows only its first frame; save the frame that says most as PNG, JPEG, WebP or AVIF.',
  pictureUnreadable: 'This picture cannot be read to its end; save it again as PNG, JPEG, WebP or AVIF.',
  drawingUnreadable: 'This file has no drawing: an SVG file begins with <svg>.',
  drawingBroken:
    'From here on this drawing cannot be read: it breaks off, or has a slip; export it as SVG again.',
  drawingElement: 'A drawing may hold no script, no meta and no foreignObject.',
  drawingStyle:
    'A drawing is styled by the classes ink, hair, dash, star, dot, label and note, not by styles of its own.',
  drawingSize: 'A drawing needs a viewBox, by which it is scaled.',
  drawingColor:
    'A drawing’s own colours, such as “${color}”, can vanish in one of the two themes; use the classes ink, hair, dash, star, dot, label and note instead, or save it as PNG on a white background.',
  drawingLoads: 'A drawing may neither load from another address nor link to one.',
  coverWithoutAlt: 'The cover needs imageAlt: what it shows, for those who cannot see it.',
  altWithoutCover: 'There is no image that imageAlt could describe; add “image: ./cover.svg” or take it out.',
  altEmpty: '${field} is empty; write what the picture shows.',
  altIsFile: '${field} is the name of a file, “${words}”; write what the picture shows.',
  altSaysNothing: '${field} says nothing, “${words}”; write what the picture shows.',
  altAnnounces: '${field} begins like “image of”, which screen readers say anyway; begin with what is shown.',
  altIsCaption: '${field} repeats the caption, which would be read twice; write what the picture shows.',

  // French typography

  ellipsis: `An ellipsis is one character, … (U+2026)${fixable}`,
  narrowSpace: `A narrow no-break space (U+202F) belongs here${fixable}`,
  noBreakSpace: `A no-break space (U+00A0) belongs here${fixable}`,
  decimalComma: `In French, decimals follow a comma${fixable}`,
  ordinal: `French ordinals are shortened to a single e: 2e, 3e${fixable}`,
  dash: `Between words set apart belongs a dash, –, not a hyphen${fixable}`,
  apostrophe: `The French apostrophe is ’ (U+2019)${fixable}`,
  quotationMarks: `French quotation marks are « … », with no-break spaces (U+00A0)${fixable}`,
  quotationMarksNested:
    'It is unclear which of these straight quotation marks closes which; write « … “…” … ».',
  strangeSign: `Search misses words with such a character, and screen readers stumble over it: \${signs}${fixable}`,
  notUtf8: 'This file is not UTF-8; save it as UTF-8.',
  mergeUndecided:
    'A merge has left two versions here; keep what is right, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  byteOrderMark: `This file begins with an invisible character, a byte order mark (U+FEFF); save it as UTF-8 without one${fixable}`,

  // Offers, prices, the data of the site

  areaTwice: '${file} has the offers of this area already; write these there, or name another area.',
  orderTwice: '${file} has this order already; give each area its own, or nothing settles which comes first.',
  nameTaken: 'The name “${offer}” is taken, in ${file}; give this one another.',
  unknownService: 'The contact form has no service “${name}”; ${instead}',
  unknownOffer: 'No file of content/offers has an offer “${offer}”; ${instead}',
  partWithoutPrice:
    '“${offer}” has no single price for the whole, so a pack cannot list it as a part; take “offers” out, or name another offer.',
  notOnPriceList:
    '“${offer}” has a price, but is not in content/offers/price-list.yaml, which the pricing page shows; add it there.',
  entryMixesPrices:
    'The prices of these offers are for different things (the whole, a day, a month), so one line cannot show them; give each an entry of its own.',
  entryMixesUnits:
    'These offers take weeks and months, so one line cannot show them; write all in one unit, or give each an entry of its own.',
  offerOnRequest: '“${offer}” has no price, so nothing can be computed with it; name an offer that has one.',
  partsDoNotSum:
    'The offers of this pack cost ${sum} one by one, not ${originalPrice}; correct “originalPrice” or “offers”.',
  pricesExpired:
    'The prices were valid until ${day}: the site now says so and invites visitors to ask. Confirm them and set a new day.',
  toDecide: '${question} (${about}; take this entry out once it is decided.)',
  legalMissing: '“${field}” is still to be filled in; the legal notice says so.',
  isExample: '“${value}” is an example; write the real one.',
  nobodysNumber: '“${phone}” is a number that nobody has; write the real one.',

  // The words of the pages

  copyFileMissing: 'This file is missing; the other language has it.',
  jsonUnreadable:
    'This cannot be read here or just before: names and texts are in straight quotation marks, "…", with none inside, a colon between the two, and a comma between two entries.',
  copyEmpty: '“${key}” is empty.',
  noPlural: '“${key}” has no plural; add “${plural}”.',
  brokenPlaceholder: '“${written}” is not a placeholder; write {{name}} with two braces on each side.',
  copyKeyAlone: '“${key}” exists in this language only; add it to ${file} or take it out.',
  copyKeyMissing: '“${key}” is missing; ${file} has it.',
  otherPlaceholders: '“${key}” must have the placeholders of ${file}: ${wanted}.',
  copyAmountAlone: '“${key}”: ${written} is not in ${file}; both languages state the same amounts.',
  copyAmountMissing: '“${key}”: ${written} of ${file} is missing; both languages state the same amounts.',
  copyUnused: 'Nothing on the site shows “${key}”; take it out of every language.',

  // The commands

  warning: 'warning: ',
  errors: { one: '${count} error', other: '${count} errors' },
  warnings: { one: '${count} warning', other: '${count} warnings' },
  articleFiles: { one: '${count} article file', other: '${count} article files' },
  summary: '${errors}, ${warnings} (${articles}, ${seconds} s)',
  corrected: 'corrected: ${file}',
  leftAlone: 'not corrected: ${file} cannot be read; see below what to write first.',
  unknownOption: 'This command has no option ${option}; ${instead}',
  unknownLanguage: '“${language}” is not a language of this command; write --language fr or --language en.',
  watchAlone: '--watch cannot be combined with --changed or --launch.',
  gitRefuses: '--changed asks git what has changed since “${since}”, and git says: ${reason}',

  // A new article

  titleMissing: 'Give the title: npm run new:article -- "Le titre"',
  slugRefused: '“${slug}” cannot be an address; write --slug with lower-case words joined by hyphens.',
  articleExists: '${folder} already exists; choose another title, or write --slug.',
  tagsUnreadable: 'content/tags.yaml cannot be read; npm run check says why.',
  articleWritten: `Written as drafts, which previews show and production does not:
\${files}

Next: write the French one, see it with npm run dev, then write the English one (or delete it, and write
“only: fr” in the French one). npm run check says what to fix. Take out “draft: true” to publish.`,

  // Building and developing

  unbuildablePath:
    '${folder} has “${character}” in its name, which Gatsby cannot build below: rename the folder, or move the project.',
  gatsbyIsRunning:
    'Process ${pid} is building in this folder, or runs “npm run dev” there; two at once would break each other. Stop it first. If it is another program, delete ${file}.',
  savedContent: 'The content as it was saved:',
  watching: '${errors}, ${warnings}. Waiting for the next save.',

  errorsInContent: '${errors} in the content',
  warningsOnContent: '${warnings} on the content',
  shownFormer: 'The site shows the earlier version of ${files} while these errors remain.',
  notShown: 'The site does not show ${files} while these errors remain.',
  startsOnceFixed: 'The development server starts once these errors are fixed.',

  // Translations

  notTranslated: '${file} is missing: ${original} is not translated.',
  notRecorded: '${file}: it is not recorded which version of ${original} it follows.',
  behind: '${file} is behind ${original}, which it followed on ${day}:',
  noHistory: '  What has changed is not known: git does not have the version that it follows.',
  acceptWhenCurrent: '  When it is up to date: npm run translations -- --accept ${name}',
  copyKeyUntranslated: '${file}: "${key}" is missing.',
  copyKeyBehind: '${file}: "${key}" is behind ${original}:',
  copyKeysNotRecorded: '${file}: it is not recorded which version they follow: ${keys}',
  quotedKey: '"${key}"',
  allCurrent: 'Every translation follows its original.',
  someOpen: { one: '${count} translation to see to.', other: '${count} translations to see to.' },
  recorded: 'recorded: ${file}',
  nothingToRecord: 'There is nothing to record for "${what}".',
  acceptWhat: 'Say what is up to date: npm run translations -- --accept <slug>/<language>',
  noSuchLanguage: '"${language}" is not a language of the site: write ${names}.',
  noSuchCopy: 'There is no copy "${name}": write one of ${names}.',
  noTranslation: 'There is no ${file}. Write the translation first.',
  noOriginal: '${file} has no original beside it: every other language follows one itself.',
  notTranslatedYet: '${file} still has “${words}”, with which a new article begins; translate it first.',
  recordsUnreadable:
    '${file} cannot be read: a merge may have left two versions in it. Put one of them back from git, then see to what npm run translations lists.',
  articleUnreadable: '${file} cannot be read; npm run check says why.',
} as const

export type English = typeof en
export type Plural = { one: string; other: string }
