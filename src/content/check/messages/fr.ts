import type { Catalogue } from './en'
import type { Localized } from './localized'

const named = (field: string) => (field ? `« ${field} »` : 'Ce fichier')
const counted = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`
const languages = { en: 'anglaise', fr: 'française' }
const kinds = {
  text: 'un texte',
  number: 'un nombre sans guillemets, signe ni unité',
  boolean: 'true ou false',
  list: 'une liste',
  group: 'un groupe de champs',
}
const fixable = ' (npm run check -- --fix le corrige).'
const explained = ({ explanation }: { explanation: Localized | undefined }) =>
  explanation ? ` ${explanation.fr}` : ''

/** The messages of `en.ts` in French, with no-break spaces before high signs. */
export const fr: Catalogue = {
  // Parts of other messages

  didYouMean: ({ name }) => `vouliez-vous dire « ${name} » ?`,
  writeOneOf: ({ names }) => `écrivez l’un de ceux-ci : ${names.join(', ')}.`,
  wholeEntry: () => 'd’une entrée',
  wholeEntryOf: ({ list }) => `d’une entrée de « ${list} »`,
  wholeField: ({ field }) => `de « ${field} »`,

  // Where files are

  fileMissing: () => 'Ce fichier manque, et le site en a besoin.',
  misplacedArticle: () =>
    'La place d’un article est content/articles/<adresse>/fr.mdx ou en.mdx ; son adresse se compose de minuscules sans accent, de chiffres et de traits d’union.',
  reservedSlug: ({ slug }) =>
    `L’adresse « ${slug} » appartient à la liste des articles ; choisissez un autre nom de dossier.`,

  // Front matter and other YAML

  noFrontMatter: () => 'Un article commence par son en-tête, entre deux lignes de ---.',
  openFrontMatter: () => 'L’en-tête n’a pas de fin : la seconde ligne de --- manque.',
  yamlColon: () => 'Illisible : un texte qui contient un deux-points s’écrit entre guillemets droits, "…".',
  yamlQuoteInside: () =>
    'Illisible : un guillemet ou une apostrophe droite dans le texte le termine ici ; écrivez-y ’ ou « ».',
  yamlQuoteOpen: () => 'Un guillemet s’ouvre ici et ne se ferme pas ; écrivez-le aussi à la fin du texte.',
  yamlCurlyQuotes: ({ sign }) =>
    `Le guillemet ${sign} est la faute : autour d’une valeur il est droit, "…", ou absent.`,
  yamlSign: ({ sign }) =>
    `Mettez un texte qui commence par ${sign} entre guillemets droits, "…" ; ce signe a ici un sens particulier.`,
  yamlBracketOpen: () => 'Ce crochet ou cette accolade ne se ferme pas.',
  yamlComma: () =>
    'Entre crochets ou accolades, une virgule sépare les entrées ; mettez un texte qui contient un deux-points entre guillemets droits, "…".',
  yamlTab: () => 'Décalez cette ligne par des espaces, et non par une tabulation.',
  yamlIndent: () => 'Cette ligne n’est pas décalée comme celles dont elle fait partie.',
  yamlNoColon: () =>
    'Cette ligne ne contient pas de champ : écrivez son nom, un deux-points, une espace, puis la valeur.',
  yamlBackslash: () => 'Entre "…", un \\ a un sens particulier ; pour le signe lui-même, écrivez \\\\.',
  yamlRule: () => 'Une ligne de --- termine ici le fichier ; supprimez-la.',
  yamlComment: () =>
    'Ce qui suit # est une note que personne ne voit ; si elle fait partie du texte, mettez-le entre guillemets droits, "…".',
  yamlTwice: () => 'Ce champ est là deux fois ; supprimez-en un.',
  yamlUnreadable: () =>
    'Illisible : écrivez le nom du champ, un deux-points, une espace, puis la valeur, entre guillemets droits, "…", si elle contient des signes.',
  unknownField: ({ name, whole, instead }) => `« ${name} » n’est pas un champ ${whole.fr} ; ${instead.fr}`,
  fieldMissing: (it) => `${named(it.field)} manque.${explained(it)}`,
  fieldEmpty: (it) => `${named(it.field)} est vide.${explained(it)}`,
  wrongKind: ({ kind, value, quoted, ...it }) =>
    `${named(it.field)} doit être ${kinds[kind]}, et non ${quoted ? `le texte « ${value} »` : value}.${explained(it)}`,
  notWhole: ({ field, value }) => `${named(field)} doit être un nombre entier, et non ${value}.`,
  notPositive: ({ field, value }) => `${named(field)} doit être supérieur à zéro, et non ${value}.`,
  notMail: ({ field, value }) =>
    `${named(field)} doit être une adresse électronique comme bonjour@example.org, et non « ${value} ».`,
  notAddress: ({ field, value }) =>
    `${named(field)} doit être une adresse comme https://example.org, et non « ${value} ».`,
  notOneOf: ({ field, value, instead }) => `${named(field)} ne peut pas être « ${value} » ; ${instead.fr}`,
  tooLong: ({ field, length, most }) => `${named(field)} compte ${length} caractères : ${most} au plus.`,
  tooMany: ({ field, count, most }) => `${named(field)} compte ${count} entrées : ${most} au plus.`,
  noEntries: (it) => `${named(it.field)} demande au moins une entrée.${explained(it)}`,
  spaceAround: ({ field }) => `${named(field)} commence ou finit par une espace ; supprimez-la.`,
  fieldWrong: (it) => `${named(it.field)} n’est pas ce qu’il faut.${explained(it)}`,

  // Requirements of the schemas for single fields

  day: ({ field }) => `${named(field)} doit être un jour qui existe, écrit comme 2026-10-14.`,
  revisedBefore: ({ field }) => `${named(field)} ne peut pas précéder publishedAt.`,
  revisedLater: ({ field }) => `${named(field)} ne peut pas être un jour à venir.`,
  cover: ({ field }) => `${named(field)} doit nommer une image à côté de l’article, comme ./cover.svg.`,
  followedVersion: ({ field }) => `${named(field)} est écrit par npm run translations -- --accept.`,
  origin: ({ field }) =>
    `${named(field)} doit être une origine comme https://example.org, sans barre oblique à la fin.`,
  tagName: ({ field }) =>
    `${named(field)} doit se composer de mots en minuscules sans accent, joints par des traits d’union.`,
  movedTo: ({ field }) => `${named(field)} doit être un nom actuel, ou une adresse du site comme /articles.`,
  retention: ({ field, most }) => `${named(field)} doit être un nombre entier de 1 à ${most}.`,
  above: ({ field, other }) => `${named(field)} doit être supérieur à ${other}.`,
  below: ({ field, other }) => `${named(field)} doit être inférieur à ${other}.`,
  figureValue: ({ field }) =>
    `${named(field)} doit être un nombre sans guillemets ni signe, comme 0.15, ou un jour comme 2026-10-14.`,
  afterDay: ({ field }) => `${named(field)} doit être postérieur à day.`,
  idTwice: ({ field }) => `${named(field)} est déjà pris ; donnez un autre nom à l’un des deux chiffres.`,
  ladderLength: ({ field }) => `${named(field)} doit avoir autant d’entrées que answers.`,
  criterionTwice: ({ field }) => `${named(field)} est là deux fois ; chaque critère a son numéro.`,
  counted: ({ field }) => `${named(field)} manque : seul « unit: demand » se passe de nombres.`,
  uncounted: ({ field }) => `${named(field)} ne peut être « demand » que sans from ni to.`,
  oneBadge: ({ field }) => `${named(field)} ne peut contenir qu’un badge.`,
  hundred: ({ field }) => `La somme de ${named(field)} doit faire 100.`,

  // Tags, languages, days

  tagTwice: ({ tag }) => `Le sujet « ${tag} » est là deux fois ; supprimez-en un.`,
  unknownTag: ({ tag, instead }) => `Il n’y a pas de sujet « ${tag} » dans content/tags.yaml ; ${instead.fr}`,
  onlyButTranslated: ({ language, other }) =>
    `« only: ${language} » dit qu’il n’y a pas d’autre langue, mais ${other}.mdx est à côté ; supprimez l’un des deux.`,
  onlyOther: ({ language }) =>
    `Ce fichier est la version ${languages[language]} : écrivez « only: ${language} », ou supprimez la ligne.`,
  translationMissing: ({ language, other, file }) =>
    `La version ${languages[other]} manque : écrivez ${file}, ou « only: ${language} » dans l’en-tête s’il n’y en aura pas.`,
  otherDay: ({ other, day }) => `${other}.mdx dit ${day} ; les deux langues paraissent le même jour.`,
  otherTags: ({ other, tags }) =>
    `${other}.mdx a les sujets ${tags.join(', ')} ; les deux langues ont les mêmes.`,
  amountAlone: ({ written, other }) =>
    `« ${written} » n’est pas dans ${other}.mdx ; les deux langues citent les mêmes montants.`,
  amountCount: ({ written, here, there, other }) =>
    `« ${written} » figure ${here} fois ici et ${there} fois dans ${other}.mdx ; les deux langues citent les mêmes montants.`,

  // The text of an article

  notClosed: ({ name }) => `Illisible : <${name}> n’est pas fermé ; écrivez </${name}> après son texte.`,
  braceOpensCode: () => 'Illisible : une accolade { ouvre ici du code ; pour le signe lui-même, écrivez \\{.',
  lessOpensComponent: () => 'Illisible : un < ouvre ici un composant ; pour le signe lui-même, écrivez &lt;.',
  lineBreak: () => 'Un retour à la ligne s’écrit <br />, avec sa barre oblique.',
  thematicBreak: () => '<hr> n’a pas sa place dans un article : écrivez --- seul sur sa ligne.',
  htmlComment: () => 'Dans un article, un commentaire s’écrit {/* … */}, et non <!-- … -->.',
  commentOpen: () => 'Ce commentaire est illisible : il commence par {/* et finit par */}.',
  addressInAngles: ({ address }) =>
    `Une adresse entre < et > est illisible ici ; écrivez le lien [ses mots](${address}).`,
  closesNothing: ({ name }) =>
    `</${name}> ferme ce qui n’a pas été ouvert ; écrivez <${name}> avant son texte, ou supprimez-le.`,
  closesOther: ({ written, open }) =>
    `</${written}> ne ferme pas <${open}>, qui est encore ouvert ; écrivez d’abord </${open}>.`,
  closesInOtherParagraph: ({ name }) =>
    `<${name}> et </${name}> ne sont pas au même endroit : mettez les deux dans une même phrase, ou chacun seul sur sa ligne, avec des lignes vides autour du texte.`,
  tagWithoutSlash: ({ name }) =>
    `<${name}> ne contient pas de texte ; finissez-le par une barre oblique, <${name} … />.`,
  tagOpen: ({ name }) =>
    `La fin de <${name} … manque : écrivez /> après son dernier champ, ou > si son texte suit.`,
  propQuoteOpen: ({ name }) =>
    `Un guillemet de <${name} …> s’ouvre et ne se ferme pas ; chaque valeur a un " avant et un après.`,
  propCurlyQuotes: ({ prop, sign }) =>
    `Le guillemet ${sign} est la faute : autour d’une valeur il est droit, ${prop}="…".`,
  propUnquoted: ({ prop }) => `Mettez la valeur de « ${prop} » entre guillemets droits : ${prop}="…".`,
  propQuoteInside: () =>
    'Un guillemet finit cette valeur trop tôt, ou celui d’avant manque ; dans un texte, écrivez « » ou ’ au lieu de " et de \'.',
  propForm: () =>
    'Illisible : les champs d’un composant s’écrivent nom="valeur", séparés par une espace et aucun autre signe.',
  propBraceOpen: ({ prop }) => `L’accolade de « ${prop} » ne se ferme pas ; écrivez ${prop}={…}.`,
  valueCurlyQuotes: ({ sign }) =>
    `Le guillemet ${sign} est la faute : autour d’une valeur il est droit, 'comme ceci'.`,
  valueApostrophe: ({ word, write }) =>
    `L’apostrophe droite de « ${word} » finit le texte ici ; écrivez « ${write} ».`,
  valueForm: ({ prop }) =>
    `« ${prop} » est illisible à partir d’ici : une virgule, un guillemet, un crochet ou une accolade manque, ou est de trop.`,
  mdxUnreadable: () =>
    'Illisible : cherchez ici et plus haut un <, une accolade { ou un guillemet que rien ne ferme.',
  importOrExport: () =>
    'Un paragraphe qui commence par le mot import ou export se lit comme du code, et un article n’en contient pas : les composants sont là sans cela, et une phrase commence par un autre mot.',
  readAsCode: ({ code }) => `{${code}} se lit comme du code ; pour le signe lui-même, écrivez \\{.`,
  codeInProp: () => 'C’est du code, et un article n’en contient pas ; écrivez la valeur elle-même.',
  pictureInHtml: () => 'Une image s’écrit <Figure src="./drawing.svg" alt="Ce qu’elle montre" />.',
  pictureInMarkdown: ({ src }) => `Une image s’écrit <Figure src="${src}" alt="Ce qu’elle montre" />.`,
  elementNotAllowed: ({ name, allowed }) =>
    `<${name}> n’a pas sa place dans un article : écrivez du Markdown ou un composant, ou &lt; pour le signe lui-même. Sont admis ${allowed.join(', ')}.`,
  styleNotAllowed: () =>
    'Un style n’a pas sa place dans un article ; le site donne à chaque texte son apparence.',
  unknownComponent: ({ name, instead }) => `Il n’y a pas de composant <${name}> ; ${instead.fr}`,
  componentEmpty: ({ name }) => `<${name}> est vide ; écrivez son texte entre <${name}> et </${name}>.`,
  componentHoldsNoText: ({ name }) =>
    `<${name}> ne contient pas de texte, et celui-ci ne serait pas montré ; écrivez <${name} … />.`,
  sumWrong: ({ sum, comesTo, written }) =>
    `« ${sum} » donne ${comesTo}, et non ${written} ; corrigez le résultat, ou les chiffres qui le précèdent.`,
  totalWrong: ({ column, comesTo, written }) =>
    `Les lignes au-dessus de ce total donnent ${comesTo}${column && ` dans la colonne « ${column} »`}, et non ${written} ; corrigez-le, ou une ligne.`,
  unknownFact: ({ id, near }) =>
    `Il n’y a ni chiffre « ${id} » dans content/figures.yaml, ni offre de ce nom avec un prix ; ${near ? `vouliez-vous dire « ${near} » ?` : 'ajoutez-y le chiffre.'}`,
  unknownFigure: ({ id, near }) =>
    `Il n’y a pas de chiffre « ${id} » dans content/figures.yaml ; ${near ? `vouliez-vous dire « ${near} » ?` : 'ajoutez-le.'}`,
  figureStale: ({ id, day }) =>
    `Le chiffre « ${id} » est à revoir depuis le ${day} : vérifiez-le à sa source, puis changez value, day et staleFrom.`,
  unknownArticle: ({ article, near }) =>
    `Il n’y a pas d’article « ${article} », la page ne montre donc pas de lien ; ${near ? `vouliez-vous dire « ${near} » ?` : 'supprimez la ligne.'}`,
  headingEmpty: ({ sign }) => `Cet intertitre est vide ; écrivez ses mots après ${sign}.`,
  headingIsTitle: () => 'Le # seul est réservé au titre de l’article ; écrivez ## ici.',
  headingSkips: ({ sign, write }) => `${sign} saute un niveau ; écrivez ${write} ici.`,
  sourceTwice: ({ label }) => `La source [^${label}] est écrite deux fois ; donnez un autre numéro à l’une.`,
  sourceUnnamed: ({ label }) =>
    `Aucune phrase ne renvoie à la source [^${label}] ; écrivez [^${label}] après l’une d’elles, ou supprimez la source.`,
  sourceMissing: ({ label }) =>
    `La source [^${label}] n’est écrite nulle part ; ajoutez à la fin une ligne « [^${label}]: … ».`,

  // Links

  linkEmpty: () => 'Ce lien ne mène nulle part ; écrivez une adresse entre ses parenthèses.',
  linkToOwnSite: ({ link, write }) => `Le lien ${link} mène à ce site ; écrivez ${write}.`,
  linkPercent: ({ link }) =>
    `Le lien ${link} contient un % qui ne veut rien dire ; le signe pour cent s’y écrit %25.`,
  linkNoHeading: ({ link }) =>
    `Le lien ${link} ne mène nulle part : aucun intertitre de cet article n’a ce nom.`,
  linkNoSlash: ({ link }) =>
    `Le lien ${link} doit commencer par / s’il reste sur ce site, et par https:// s’il en sort.`,
  linkWithLanguage: ({ link, write }) => `Le lien ${link} s’écrit sans sa langue : ${write}.`,
  linkNowhere: ({ link, why }) => `Le lien ${link} ne mène nulle part : ${why.fr}`,
  linkNowhereIn: ({ link, language, why }) =>
    `Le lien ${link} ne mène nulle part en version ${languages[language]} : ${why.fr}`,
  redirectNowhere: ({ from, why }) => `La redirection depuis ${from} ne mène nulle part : ${why.fr}`,

  // Former names

  formerExists: ({ from }) => `« ${from} » existe de nouveau, et son adresse y mène ; supprimez cette ligne.`,
  formerTwice: ({ from }) => `« ${from} » est là deux fois ; supprimez une des lignes.`,
  searchWordTwice: ({ word, line }) =>
    `« ${word} » est déjà parmi les mots de recherche, à la ligne ${line} ; gardez-le là où il a sa place.`,
  searchWordsNowhere: ({ words }) =>
    `Aucun article n’a un de ces mots, et le groupe ne mène nulle part : ${words.join(', ')} ; ajoutez un mot qu’un article emploie, ou supprimez le groupe.`,
  ruleTwice: ({ name, line }) =>
    `« ${name} » est déjà à la ligne ${line} ; écrivez-le une seule fois, ou donnez-lui un autre nom.`,
  ruleTerm: ({ term, near }) =>
    `« ${term} » n’est ni une réponse à une question ni une conclusion écrite plus haut ; ${near ? `vouliez-vous dire « ${near} » ?` : 'écrivez-en une, comme « role.provider ».'}`,
  ruleUnknown: ({ name, instead }) => `Il n’y a pas de « ${name} » dans ce fichier ; ${instead.fr}`,
  ruleNoneMissing: ({ question }) =>
    `La question « ${question} » admet plusieurs réponses, et celui qui n’en a aucune ne peut pas continuer ; ajoutez une option où none vaut true.`,
  ruleDateOpen: () =>
    'La dernière date de « from » ne doit pas avoir de condition : sur certains chemins, l’obligation n’aurait pas de date.',
  ruleFigure: ({ id, day }) =>
    `Le chiffre « ${id} » est ${day} ; donnez la même valeur au jour et au chiffre.`,
  sourceOld: ({ day, months }) =>
    `Comparé à sa source pour la dernière fois le ${day}, il y a plus de ${months} mois : comparez de nouveau, puis changez ce jour.`,
  articleForm: ({ field }) => `${named(field)} s’écrit comme 26(2), 5(1)(ba) ou III.4(a).`,
  formerChain: ({ to, write }) => `« ${to} » a depuis changé de nom ; écrivez « to: ${write} ».`,
  nameChanged: ({ list, from, to }) =>
    `${list === 'tags' ? 'Le sujet' : 'L’article'} « ${from} » s’appelle désormais « ${to} », et les liens vers son adresse ne mènent plus nulle part ; sous « ${list}: », ajoutez « - { from: ${from}, to: ${to} } ».`,
  nameGone: ({ list, from }) =>
    `${list === 'tags' ? 'Le sujet' : 'L’article'} « ${from} » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « ${list}: », ajoutez « - { from: ${from}, to: /articles } », ou mettez à la place de /articles le nom de ce qui le remplace.`,

  // Why a link leads nowhere

  endsWithSlash: ({ write }) => `il finit par une barre oblique ; écrivez ${write}.`,
  noPart: ({ anchor, write }) =>
    `aucune partie de cette page ne s’appelle « #${anchor} » ; écrivez ${write}.`,
  moved: ({ write }) => `la page a changé d’adresse ; écrivez ${write}.`,
  noPage: () => 'cette page n’existe pas.',
  noPageNear: ({ near }) => `cette page n’existe pas ; vouliez-vous dire ${near} ?`,
  noPageAmong: ({ pages }) => `cette page n’existe pas ; les pages sont ${pages.join(', ')}.`,
  noArticle: () => 'cet article n’existe pas.',
  noArticleNear: ({ near }) => `cet article n’existe pas ; vouliez-vous dire ${near} ?`,
  articleInOtherLanguage: ({ other }) =>
    `cet article n’existe que dans l’autre langue, ${other}.mdx ; ne mettez pas de lien ici.`,
  articleIsDraft: () =>
    'cet article est encore un brouillon, invisible pour les lecteurs ; attendez sa parution pour mettre le lien.',
  articleLater: ({ day }) => `cet article ne paraît que le ${day} ; attendez ce jour pour mettre le lien.`,
  noHeadingThere: ({ anchor, write }) =>
    `aucun intertitre n’y porte le nom « #${anchor} » ; écrivez ${write}.`,
  noHeadingThereNear: ({ anchor, near }) =>
    `aucun intertitre n’y porte le nom « #${anchor} » ; vouliez-vous dire #${near} ?`,

  // Pictures

  pictureElsewhere: ({ src }) => `« ${src} » doit nommer une image à côté de l’article, comme ./drawing.svg.`,
  pictureMissing: ({ src }) => `Il n’y a pas d’image ${src} à côté de ce fichier ; ajoutez-la.`,
  pictureMissingNear: ({ src, near }) =>
    `Il n’y a pas d’image ${src} à côté de ce fichier ; vouliez-vous dire « ${near} » ?`,
  pictureUnused: () =>
    'Aucune langue de l’article ne montre ce fichier ; nommez-le dans l’une d’elles, ou supprimez-le.',
  pictureHeavy: ({ megabytes, most }) =>
    `Ce fichier pèse ${megabytes.toFixed(1).replace('.', ',')} Mo : ${most} Mo au plus. Enregistrez-le en plus petit.`,
  pictureWide: ({ width, most }) =>
    `Cette image fait ${width} pixels de large : une page en montre ${most} au plus.`,
  pictureUnreadable: () =>
    'Cette image est illisible ; enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF.',
  drawingScript: () => 'Un dessin ne peut pas contenir de script.',
  drawingStyle: () =>
    'Un dessin prend son apparence des classes ink, hair, dash, star, dot, label et note, et non de styles qui lui sont propres.',
  drawingSize: () => 'Un dessin demande un viewBox, d’après lequel il est mis à l’échelle.',
  drawingForeign: () => 'Un dessin ne peut pas contenir de foreignObject.',
  drawingLoads: () => 'Un dessin ne peut rien charger d’une autre adresse.',
  coverWithoutAlt: () => 'La couverture demande imageAlt : ce qu’elle montre, pour qui ne la voit pas.',
  altWithoutCover: () =>
    'Il n’y a pas d’image que imageAlt pourrait décrire ; ajoutez « image: ./cover.svg » ou supprimez la ligne.',
  altEmpty: ({ field }) => `${field} est vide ; écrivez ce que montre l’image.`,
  altIsFile: ({ field, words }) =>
    `${field} est le nom d’un fichier, « ${words} » ; écrivez ce que montre l’image.`,
  altSaysNothing: ({ field, words }) => `${field} ne dit rien, « ${words} » ; écrivez ce que montre l’image.`,
  altAnnounces: ({ field }) =>
    `${field} commence comme « image de », ce que les lecteurs d’écran disent déjà ; commencez par ce qui est montré.`,
  altIsCaption: ({ field }) =>
    `${field} répète la légende, qui serait lue deux fois ; écrivez ce que montre l’image.`,

  // French typography

  ellipsis: () => `Les points de suspension sont un seul signe, … (U+2026)${fixable}`,
  spaceBeforeHigh: () => `Il faut une espace fine insécable (U+202F) devant les signes ; ! et ?${fixable}`,
  spaceBeforeColon: () => `Il faut une espace insécable (U+00A0) devant le deux-points${fixable}`,
  spaceAfterGuillemet: () => `Il faut une espace insécable (U+00A0) après le guillemet ouvrant${fixable}`,
  spaceBeforeGuillemet: () => `Il faut une espace insécable (U+00A0) devant le guillemet fermant${fixable}`,
  thousands: () => `Il faut une espace fine insécable (U+202F) entre les milliers${fixable}`,
  spaceBeforePercent: () => `Il faut une espace fine insécable (U+202F) devant le signe %${fixable}`,
  spaceBeforeCurrency: () => `Il faut une espace insécable (U+00A0) devant la monnaie${fixable}`,
  spaceBeforeUnit: () => `Il faut une espace insécable (U+00A0) entre un nombre et son unité${fixable}`,
  spaceAfterNumero: () => `Il faut une espace insécable (U+00A0) après n°${fixable}`,
  apostrophe: () => `L’apostrophe française est ’ (U+2019)${fixable}`,
  quotationMarks: () => `Les guillemets français sont « … », avec des espaces insécables (U+00A0)${fixable}`,
  invisibleSign: ({ sign }) => `Un signe invisible, ${sign}, se cache ici ; supprimez-le${fixable}`,
  invisibleSignAtStart: ({ sign }) =>
    `Un signe invisible, ${sign}, se cache au début de cette ligne ; supprimez-le.`,
  byteOrderMark: () =>
    `Ce fichier commence par un signe invisible, une marque d’ordre des octets (U+FEFF) ; enregistrez-le en UTF-8 sans elle${fixable}`,

  // Offers, prices, the data of the site

  offerTwice: ({ offer, file }) => `${file} a déjà une offre « ${offer} » ; donnez un autre nom à celle-ci.`,
  offerUnknownToForm: ({ offer }) =>
    `Le formulaire de contact n’a pas de service « ${offer} » ; dites sous quel service on demande cette offre, « contactAs: other », ou ajoutez-le à src/offers/services.ts.`,
  serviceWithoutOffer: ({ service }) =>
    `Aucun fichier de content/offers n’a le service « ${service} » ; ajoutez une offre de ce nom, ou supprimez-le ici.`,
  unknownOffer: ({ offer, instead }) =>
    `Aucun fichier de content/offers n’a d’offre « ${offer} » ; ${instead.fr}`,
  partWithoutPrice: ({ offer }) =>
    `« ${offer} » n’a pas de prix unique pour le tout : un pack ne peut pas la déclarer parmi ses parties ; retirez « offers », ou choisissez une autre offre.`,
  offerOnRequest: ({ offer }) =>
    `« ${offer} » n’a pas de prix, le calcul est donc impossible ; nommez une offre qui en a un.`,
  partsDoNotSum: ({ sum, originalPrice }) =>
    `Les offres de ce pack coûtent ${sum} une à une, et non ${originalPrice} ; corrigez « originalPrice » ou « offers ».`,
  pricesExpired: ({ day }) =>
    `Les prix étaient valables jusqu’au ${day} : le site le dit et invite à demander un devis. Confirmez-les et fixez un nouveau jour.`,
  toDecide: ({ about, question }) =>
    `${question.fr} (${about} ; supprimez cette entrée une fois la décision prise.)`,
  legalMissing: ({ field }) => `« ${field} » est encore à remplir ; les mentions légales le disent.`,
  isExample: ({ value }) => `« ${value} » est un exemple ; écrivez la vraie valeur.`,
  nobodysNumber: ({ phone }) => `« ${phone} » est un numéro que personne n’a ; écrivez le vrai.`,

  // The words of the pages

  copyFileMissing: () => 'Ce fichier manque ; il existe dans l’autre langue.',
  jsonQuotes: ({ sign }) =>
    `Le guillemet ${sign} est la faute : autour d’un texte ou de son nom il est droit, "…".`,
  jsonQuote: () =>
    'Un guillemet manque dans cette ligne, ou un autre termine le texte trop tôt : écrivez-y « » ou \\".',
  jsonComma: () => 'Une virgule manque ici, entre deux entrées.',
  jsonLastComma: () => 'Une virgule suit la dernière entrée ; supprimez-la.',
  jsonUnreadable: () =>
    'Ce fichier est illisible : les textes et leurs noms sont entre guillemets droits, avec une virgule entre deux entrées.',
  copyEmpty: ({ key }) => `« ${key} » est vide.`,
  noPlural: ({ key, plural }) => `« ${key} » n’a pas de pluriel ; ajoutez « ${plural} ».`,
  brokenPlaceholder: ({ written }) =>
    `« ${written} » n’est pas un emplacement ; écrivez {{nom}}, avec deux accolades de chaque côté.`,
  copyKeyNear: ({ key, file, near }) =>
    `Il n’y a pas de « ${key} » dans ${file} ; vouliez-vous dire « ${near} » ?`,
  copyKeyAlone: ({ key, file }) =>
    `« ${key} » n’existe que dans cette langue ; ajoutez-le à ${file} ou supprimez-le.`,
  copyKeyMissing: ({ key, file }) => `« ${key} » manque ici, mais existe dans ${file}.`,
  otherPlaceholders: ({ key, file, wanted }) =>
    `« ${key} » doit avoir les emplacements de ${file} : ${wanted || 'aucun'}.`,
  copyAmountAlone: ({ key, file, written }) =>
    `« ${key} » : ${written} n’est pas dans ${file} ; les deux langues citent les mêmes montants.`,
  copyAmountMissing: ({ key, file, written }) =>
    `« ${key} » : ${written}, qui est dans ${file}, manque ; les deux langues citent les mêmes montants.`,
  copyUnused: ({ key }) => `Rien sur le site ne montre « ${key} » ; supprimez-le de toutes les langues.`,

  // The commands

  warning: () => 'avertissement : ',
  summary: ({ errors, warnings, articles, seconds }) =>
    `${counted(errors, 'erreur', 'erreurs')}, ${counted(warnings, 'avertissement', 'avertissements')} (${counted(articles, 'fichier d’article', 'fichiers d’articles')}, ${seconds.toFixed(1).replace('.', ',')} s)`,
  corrected: ({ file }) => `corrigé : ${file}`,
  leftAlone: ({ file }) =>
    `non corrigé : ${file} est illisible ; voyez ci-dessous ce qu’il faut d’abord écrire.`,
  unknownOption: ({ option, options }) => `Il n’y a pas d’option ${option} ; il y a ${options.join(', ')}.`,
  optionWithoutValue: ({ option }) => `${option} demande un mot après lui.`,
  optionWithValue: ({ option }) => `${option} ne prend pas de mot après lui.`,
  unexpectedWord: ({ word }) => `« ${word} » n’est pas attendu ici.`,
  unknownLanguage: ({ language }) =>
    `« ${language} » n’est pas une langue de cette commande ; écrivez --language fr ou --language en.`,
  gitRefuses: ({ since, reason }) =>
    `--changed demande à git ce qui a changé depuis « ${since} », et git répond : ${reason}`,

  // A new article

  titleMissing: () => 'Dites le titre : npm run new:article -- "Le titre"',
  titleTooLong: ({ length, most }) => `Le titre compte ${length} caractères : ${most} au plus.`,
  slugRefused: ({ slug }) =>
    `« ${slug} » ne peut pas être une adresse ; donnez-en une avec --slug : des mots en minuscules sans accent, joints par des traits d’union.`,
  tagCount: () => 'Un article a de un à cinq sujets : --tags law,cloud',
  articleExists: ({ folder }) =>
    `${folder} existe déjà ; choisissez un autre titre, ou donnez une adresse avec --slug.`,
  tagsUnreadable: () => 'content/tags.yaml est illisible ; npm run check dit pourquoi.',
  articleWritten: ({
    files,
  }) => `Écrits en brouillon, que les aperçus montrent et que le site publié ne montre pas :
${files.map((file) => `  ${file}`).join('\n')}

Ensuite : écrivez la version française, regardez-la avec npm run dev, puis écrivez l’anglaise (ou supprimez-la, et
ajoutez « only: fr » à la française). npm run check dit quoi corriger. Retirez « draft: true » pour publier.`,

  // While developing

  savedContent: () => 'Le contenu tel qu’il est enregistré :',
  watching: ({ errors, warnings }) =>
    `${counted(errors, 'erreur', 'erreurs')}, ${counted(warnings, 'avertissement', 'avertissements')}. En attente du prochain enregistrement.`,

  errorsInContent: ({ errors }) => `${counted(errors, 'erreur', 'erreurs')} dans le contenu`,
  warningsOnContent: ({ warnings }) =>
    `${counted(warnings, 'avertissement', 'avertissements')} sur le contenu`,
  shownFormer: ({ files }) =>
    `Le site montre l’état précédent de ${files.join(', ')} tant que ces erreurs demeurent.`,
  notShown: ({ files }) => `Le site ne montre pas ${files.join(', ')} tant que ces erreurs demeurent.`,
  startsOnceFixed: () => 'Le serveur de développement démarrera une fois ces erreurs corrigées.',

  // Translations

  notTranslated: ({ file, original }) => `${file} manque : ${original} n’est pas traduit.`,
  notRecorded: ({ file, original }) => `${file} : la version de ${original} qu’il suit n’est pas notée.`,
  behind: ({ file, original, day }) => `${file} est en retard sur ${original}, qu’il suivait le ${day} :`,
  noHistory: () => '  Ce qui a changé n’est pas connu : git n’a pas la version suivie.',
  acceptWhenCurrent: ({ name }) => `  Une fois à jour : npm run translations -- --accept ${name}`,
  copyKeyUntranslated: ({ file, key }) => `${file} : « ${key} » manque.`,
  copyKeyBehind: ({ file, key, original }) => `${file} : « ${key} » est en retard sur ${original} :`,
  copyKeysNotRecorded: ({ file, keys }) =>
    `${file} : la version suivie n’est pas notée pour ${keys.map((key) => `« ${key} »`).join(', ')}`,
  allCurrent: () => 'Chaque traduction suit son original.',
  someOpen: ({ count }) => `${counted(count, 'traduction', 'traductions')} à revoir.`,
  recorded: ({ file }) => `noté : ${file}`,
  nothingToRecord: ({ what }) => `Il n’y a rien à noter pour « ${what} ».`,
  acceptWhat: () => 'Dites ce qui est à jour : npm run translations -- --accept <adresse>/<langue>',
  noSuchLanguage: ({ language, names }) =>
    `« ${language} » n’est pas une langue du site : écrivez ${names.join(' ou ')}.`,
  noSuchCopy: ({ name, names }) =>
    `Il n’y a pas de textes « ${name} » : écrivez l’un de ${names.join(', ')}.`,
  noTranslation: ({ file }) => `Il n’y a pas de ${file}. Écrivez d’abord la traduction.`,
  noOriginal: ({ file }) =>
    `${file} n’a pas d’original à côté de lui : chaque autre langue en suit déjà une.`,
  articleUnreadable: ({ file }) => `${file} est illisible ; npm run check dit pourquoi.`,
}
