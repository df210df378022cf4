import type { English, Plural } from './en'

const fixable = ' (npm run check -- --fix le corrige).'

/** The messages of `en.ts` in French, with no-break spaces before ; : ! and ?. */
export const fr: { [Code in keyof English]: English[Code] extends string ? string : Plural } = {
  // Parts of other messages

  didYouMean: 'vouliez-vous dire « ${name} » ?',
  writeOneOf: 'écrivez l’un de ceux-ci : ${names}.',
  thisFile: 'Ce fichier',
  named: '« ${name} »',
  explained: ' ${explanation}',
  aText: 'un texte',
  aNumber: 'un nombre sans guillemets, signe ni unité',
  trueOrFalse: 'true ou false',
  aList: 'une liste',
  aGroup: 'un groupe de champs',
  theText: 'le texte « ${value} »',
  addFigureThere: 'ajoutez-y le chiffre.',
  addThere: 'ajoutez-le.',
  takeNameOut: 'supprimez ce nom, ou la ligne s’il y est seul.',
  renamedTo: 'il s’appelle désormais « ${name} ».',
  writeOneLike: 'écrivez-en une, comme « role.provider ».',
  none: 'aucun',
  inColumn: ' dans la colonne « ${column} »',
  wholeEntry: 'd’une entrée',
  wholeEntryOf: 'd’une entrée de « ${list} »',
  wholeField: 'de « ${field} »',

  // Where files are

  fileMissing: 'Ce fichier manque, et le site en a besoin.',
  misplacedArticle:
    'La place d’un article est content/articles/<adresse>/fr.mdx ou en.mdx ; son adresse se compose de minuscules sans accent, de chiffres et de traits d’union.',
  reservedSlug:
    'L’adresse « ${slug} » appartient à la liste des articles ; choisissez un autre nom de dossier.',

  // Front matter and other YAML

  noFrontMatter: 'Un article commence par son en-tête, entre deux lignes de ---.',
  openFrontMatter: 'L’en-tête n’a pas de fin : la seconde ligne de --- manque.',
  yamlQuoteOpen: 'Un guillemet s’ouvre ici et ne se ferme pas ; écrivez-le aussi à la fin du texte.',
  yamlBracketOpen: 'Ce crochet ou cette accolade ne se ferme pas.',
  yamlTab: 'Décalez cette ligne par des espaces, et non par une tabulation.',
  yamlComment:
    'Ce qui suit # est une note que personne ne voit ; si elle fait partie du texte, mettez-le entre guillemets droits, "…".',
  yamlTwice: 'Ce champ est là deux fois ; supprimez-en un.',
  yamlUnreadable:
    'Illisible ici ou juste au-dessous : écrivez le nom du champ, un deux-points, une espace et la valeur, décalés comme les lignes autour. Une valeur qui contient un deux-points ou un guillemet, ou commence par un signe, se met entre guillemets droits, "…" ; à l’intérieur, écrivez ’ ou « ».',
  unknownField: '« ${name} » n’est pas un champ ${whole} ; ${instead}',
  fieldMissing: '${path} manque.${explanation}',
  fieldEmpty: '${path} est vide.${explanation}',
  wrongKind: '${path} doit être ${kind}, et non ${value}.${explanation}',
  notWhole: '${path} doit être un nombre entier, et non ${value}.',
  notPositive: '${path} doit être supérieur à zéro, et non ${value}.',
  atLeast: '${path} doit être ${least} ou plus, et non ${value}.',
  atMost: '${path} doit être ${most} ou moins, et non ${value}.',
  notMail: '${path} doit être une adresse électronique comme bonjour@example.org, et non « ${value} ».',
  notAddress: '${path} doit être une adresse comme https://example.org, et non « ${value} ».',
  notOneOf: '${path} ne peut pas être « ${value} » ; ${instead}',
  tooLong: '${path} compte ${length} caractères : ${most} au plus.',
  tooMany: '${path} compte ${number} entrées : ${most} au plus.',
  noEntries: {
    one: '${path} demande au moins une entrée.${explanation}',
    other: '${path} demande au moins ${count} entrées.${explanation}',
  },
  spaceAround: '${path} commence ou finit par une espace ; supprimez-la.',
  fieldWrong: '${path} n’est pas ce qu’il faut.${explanation}',

  // Requirements of the schemas for single fields

  day: '${path} doit être un jour qui existe, écrit comme 2026-10-14.',
  revisedBefore: '${path} ne peut pas précéder publishedAt.',
  revisedLater: '${path} ne peut pas être un jour à venir.',
  cover: '${path} doit nommer une image à côté de l’article, comme ./cover.svg.',
  followedVersion: '${path} est écrit par npm run translations -- --accept.',
  origin: '${path} doit être une origine comme https://example.org, sans barre oblique à la fin.',
  tagName: '${path} doit se composer de mots en minuscules sans accent, joints par des traits d’union.',
  movedTo: '${path} doit être un nom actuel, ou une adresse du site comme /articles.',
  above: '${path} doit être supérieur à ${other}.',
  figureValue:
    '${path} doit être un nombre sans guillemets ni signe, comme 0.15, ou un jour comme 2026-10-14.',
  afterDay: '${path} doit être postérieur à day.',
  idTwice: '${path} est déjà pris ; donnez une autre valeur à l’un des deux.',
  ladderLength: '${path} doit avoir autant d’entrées que answers.',
  criterionTwice: '${path} est là deux fois ; chaque critère a son numéro.',
  counted: '${path} manque : seul « unit: demand » se passe de nombres.',
  uncounted: '${path} ne peut être « demand » que sans from ni to.',
  oneBadge: '${path} ne peut contenir qu’un badge.',
  hundred: 'La somme de ${path} doit faire 100.',

  // Tags, languages, days

  english: 'anglaise',
  french: 'française',
  tagTwice: 'Le sujet « ${tag} » est là deux fois ; supprimez-en un.',
  unknownTag: 'Il n’y a pas de sujet « ${tag} » dans content/tags.yaml ; ${instead}',
  onlyButTranslated:
    '« only: ${language} » dit qu’il n’y a pas d’autre langue, mais ${other}.mdx est à côté ; supprimez l’un des deux.',
  onlyOther: 'Ce fichier est la version ${name} : écrivez « only: ${language} », ou supprimez la ligne.',
  translationMissing:
    'La version ${name} manque : écrivez ${file}, ou « only: ${language} » dans l’en-tête s’il n’y en aura pas.',
  draftAlone:
    'Seule cette langue est un brouillon : ${other}.mdx paraît sans elle ; retirez « draft: true » ici, ou ajoutez-le là-bas.',
  otherDay: '${other}.mdx dit ${day} ; les deux langues paraissent le même jour.',
  otherOffer:
    '${other}.mdx finit par une autre offre, ou par aucune ; les deux langues finissent par la même.',
  otherTags: '${other}.mdx a les sujets ${tags} ; les deux langues ont les mêmes.',
  amountAlone:
    '« ${written} » est ici plus souvent que dans ${other}.mdx ; les deux langues citent les mêmes montants.',

  // The text of an article

  notClosed:
    'Illisible : <${name}> n’est pas fermé au même endroit ; écrivez </${name}> dans la même phrase, ou chacun seul sur sa ligne, avec des lignes vides autour du texte.',
  braceOpensCode: 'Illisible : une accolade { ouvre ici du code ; pour le signe lui-même, écrivez \\{.',
  lessOpensComponent: 'Illisible : un < ouvre ici un composant ; pour le signe lui-même, écrivez &lt;.',
  lineBreak: 'Un retour à la ligne s’écrit <br />, avec sa barre oblique.',
  htmlComment: 'Dans un article, un commentaire s’écrit {/* … */}, et non <!-- … -->.',
  commentOpen: 'Ce commentaire est illisible : il commence par {/* et finit par */}.',
  addressInAngles: 'Une adresse entre < et > est illisible ici ; écrivez le lien [ses mots](${address}).',
  closesNothing:
    '</${name}> ne ferme rien de ce qui est ouvert ici ; écrivez <${name}> avant son texte, ou supprimez-le, et fermez d’abord ce qui est ouvert.',
  tagWithoutSlash: '<${name}> ne contient pas de texte ; finissez-le par une barre oblique, <${name} … />.',
  tagUnreadable:
    '<${name} …> est illisible ici : écrivez nom="valeur" entre guillemets droits, sans autre à l’intérieur, une espace entre deux champs, et /> ou > à la fin ; un guillemet manque peut-être plus haut.',
  valueForm:
    '« ${prop} » est illisible à partir d’ici : une virgule, un guillemet, un crochet ou une accolade manque, ou est de trop ; les guillemets sont droits, et l’apostrophe d’un texte est ’.',
  mdxUnreadable:
    'Illisible : cherchez ici et plus haut un <, une accolade { ou un guillemet que rien ne ferme.',
  importOrExport:
    'Un paragraphe qui commence par le mot import ou export se lit comme du code, et un article n’en contient pas : les composants sont là sans cela, et une phrase commence par un autre mot.',
  readAsCode: '{${code}} se lit comme du code ; pour le signe lui-même, écrivez \\{.',
  codeInProp: 'C’est du code, et un article n’en contient pas ; écrivez la valeur elle-même.',
  pictureInMarkup: 'Une image s’écrit <Figure src="${src}" alt="Ce qu’elle montre" />.',
  elementNotAllowed:
    '<${name}> n’a pas sa place dans un article : écrivez du Markdown ou un composant, ou &lt; pour le signe lui-même. Sont admis ${allowed}.',
  styleNotAllowed: 'Un style n’a pas sa place dans un article ; le site donne à chaque texte son apparence.',
  unknownComponent: 'Il n’y a pas de composant <${name}> ; ${instead}',
  componentEmpty: '<${name}> est vide ; écrivez son texte entre <${name}> et </${name}>.',
  componentHoldsNoText:
    '<${name}> ne contient pas de texte, et celui-ci ne serait pas montré ; écrivez <${name} … />.',
  sumWrong:
    '« ${sum} » donne ${comesTo}, et non ${written} ; corrigez le résultat, ou les chiffres qui le précèdent.',
  totalWrong:
    'Les lignes au-dessus de ce total donnent ${comesTo}${inColumn}, et non ${written} ; corrigez-le, ou une ligne.',
  unknownFact:
    'Il n’y a ni chiffre « ${id} » dans content/figures.yaml, ni offre de ce nom avec un prix ; ${instead}',
  unknownFigure: 'Il n’y a pas de chiffre « ${id} » dans content/figures.yaml ; ${instead}',
  priceHasNoSource:
    '« ${id} » est un de nos prix, qui n’a pas de source à citer ; retirez show="source", ou toute la balise.',
  figureIsOffer:
    '« ${id} » est aussi une offre de content/offers, dont ce chiffre remplacerait le prix ; donnez-lui un autre nom.',
  figureStale:
    'Le chiffre « ${id} » est à revoir depuis le ${day} : vérifiez-le à sa source, puis changez value, day et staleFrom.',
  unknownArticle: 'Il n’y a pas d’article « ${article} », la page ne montre donc pas de lien ; ${instead}',
  headingEmpty: 'Cet intertitre est vide ; écrivez ses mots après ${sign}.',
  headingIsTitle: 'Le # seul est réservé au titre de l’article ; écrivez ## ici.',
  priceTyped: '« ${amount} » suit le nom d’une offre ; si c’est son prix, écrivez <Fact id="${id}" />.',
  unwritten:
    'Tout nouvel article commence avec « ${words} » ; remplacez ces mots par les vôtres, ou gardez « draft: true ».',
  headingSkips: '${sign} saute un niveau ; écrivez ${write} ici.',
  headingTwice: 'Un intertitre plus haut a les mêmes mots ; dites ici de quoi parle cette seule partie.',
  headingUnspaced: 'Il faut une espace après ${sign} : sans elle, cette ligne n’est pas un intertitre.',
  tableUnread:
    'Ces lignes ne font pas un tableau : sous la première, il faut | --- | --- |, avec un --- pour chacune de ses cellules.',
  listSign:
    '${sign} ne fait pas de liste ; commencez chaque ligne d’une liste par un trait d’union et une espace.',
  linkSpaced:
    'Une espace empêche ce lien d’en être un ; écrivez [ses mots](son adresse), sans espace entre les deux.',
  linkWordless: 'Ce lien n’a pas de mots, et ne se voit pas ; écrivez-les entre ses crochets.',
  linkVague:
    '« ${words} » ne dit rien à qui entend les liens d’une page l’un après l’autre ; dites où mène celui-ci.',
  linkTracking:
    '« ${link} » dit à d’autres d’où viennent vos lecteurs ; écrivez l’adresse de la page elle-même, sans utm_… ni rien de tel.',
  linkUnread:
    'Ceci ne se lit pas comme un lien ; écrivez [ses mots](son adresse), sans espace dans l’adresse ; pour les signes seuls, \\[ et \\].',
  starsUnread:
    'Ces ** se montrent tels quels ; écrivez **des mots gras** sans espace à l’intérieur, avec une espace de chaque côté, ou \\*\\* pour les signes.',
  tildeSingle:
    'Ceci se montre barré ; écrivez ~~des mots barrés~~ si c’est voulu, <sub>2</sub> pour CO<sub>2</sub>, ou \\~ pour le signe.',
  tickUnread: 'Ce ` se montre tel quel ; écrivez `du code` avec un de chaque côté, ou \\` pour le signe.',
  noteUnread:
    'Ceci ne se lit pas comme une note ; écrivez [^1] dans la phrase, et une ligne « [^1]: … » à la fin.',
  markupUnread:
    'Ce balisage est celui d’un autre programme et se montre tel quel ; écrivez du Markdown ou un composant, comme <Callout> ou <Figure>.',
  boxToTick: 'Les lecteurs ne pourraient pas cocher cette case ; commencez la ligne par « - » seul.',
  cellTooMany:
    'Cette ligne a ${cells} cases, et la première du tableau ${most} : le reste ne serait pas montré. Dans une case, le signe | s’écrit \\|.',
  codeOpen: 'Ce code n’a pas de fin, et prend tout ce qui suit ; fermez-le par une ligne de ```.',
  sourceTwice: 'La source [^${label}] est écrite deux fois ; donnez un autre numéro à l’une.',
  sourceUnnamed:
    'Aucune phrase ne renvoie à la source [^${label}] ; écrivez [^${label}] après l’une d’elles, ou supprimez la source.',
  sourceMissing:
    'La source [^${label}] n’est écrite nulle part ; ajoutez à la fin une ligne « [^${label}]: … ».',

  // Links

  linkEmpty: 'Ce lien ne mène nulle part ; écrivez une adresse entre ses parenthèses.',
  linkToOwnSite: 'Le lien ${link} mène à ce site ; écrivez ${write}.',
  linkPercent: 'Le lien ${link} contient un % qui ne veut rien dire ; le signe pour cent s’y écrit %25.',
  linkNoHeading: 'Le lien ${link} ne mène nulle part : aucun intertitre de cet article n’a ce nom.',
  linkNoSlash: 'Le lien ${link} doit commencer par / s’il reste sur ce site, et par https:// s’il en sort.',
  linkWithLanguage: 'Le lien ${link} s’écrit sans sa langue : ${write}.',
  linkNowhere: 'Le lien ${link} ne mène nulle part : ${why}',
  redirectNowhere: 'La redirection depuis ${from} ne mène nulle part : ${why}',

  // Former names

  formerExists: '« ${from} » existe de nouveau, et son adresse y mène ; supprimez cette ligne.',
  formerTwice: '« ${from} » est là deux fois ; supprimez une des lignes.',
  formerChain: '« ${to} » a depuis changé de nom ; écrivez « to: ${write} ».',
  nameGone:
    '${thing} « ${from} » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « ${list}: », ajoutez « - { from: ${from}, to: … } » avec son nouveau nom, le nom de ce qui le remplace, ou /articles.',
  versionGone:
    'La version ${name} de « ${from} » a disparu, et les liens vers son adresse ne mènent plus nulle part ; sous « ${list}: », ajoutez « - { from: ${from}, to: ${from} } », et cette adresse mènera à l’autre langue.',
  theTag: 'Le sujet',
  theArticle: 'L’article',

  // Search words

  sameOrTo:
    'Un groupe de mots de recherche a soit `same`, avec `from` si des mots y mènent, soit `to`, avec `from` ou `hints`.',
  searchWordsAstray: 'Il n’y a pas d’article « ${article} » où ces mots mèneraient ; ${instead}',
  searchWordTwice:
    '« ${word} » est déjà parmi les mots de recherche, à la ligne ${line} ; gardez-le là où il a sa place.',

  // Data of the tools

  ruleTerm: '« ${term} » n’est ni une réponse à une question ni une conclusion écrite plus haut ; ${instead}',
  ruleUnknown: 'Il n’y a pas de « ${name} » dans ce fichier ; ${instead}',
  ruleNoneMissing:
    'La question « ${question} » admet plusieurs réponses, et celui qui n’en a aucune ne peut pas continuer ; ajoutez une option où none vaut true.',
  ruleDateOpen:
    'La dernière date de « from » ne doit pas avoir de condition : sur certains chemins, l’obligation n’aurait pas de date.',
  ruleFigure: 'Le chiffre « ${id} » vaut ${day} ; donnez la même valeur au jour et au chiffre.',
  sourceOld:
    'Comparé à sa source pour la dernière fois le ${day}, il y a plus de ${months} mois : comparez de nouveau, puis changez ce jour.',
  articleForm: '${path} s’écrit comme 26(2), 5(1)(ba) ou III.4(a).',

  // Why a link leads nowhere

  endsWithSlash: 'il finit par une barre oblique ; écrivez ${write}.',
  noPart: 'aucune partie de cette page ne s’appelle « #${anchor} » ; écrivez ${write}.',
  moved: 'la page a changé d’adresse ; écrivez ${write}.',
  noPage: 'cette page n’existe pas.',
  noPageNear: 'cette page n’existe pas ; vouliez-vous dire ${near} ?',
  noPageAmong: 'cette page n’existe pas ; les pages sont ${pages}.',
  noArticle: 'cet article n’existe pas.',
  noArticleNear: 'cet article n’existe pas ; vouliez-vous dire ${near} ?',
  articleInOtherLanguage:
    'cet article n’existe que dans l’autre langue, ${other}.mdx ; ne mettez pas de lien ici.',
  articleIsDraft:
    'cet article est encore un brouillon, invisible pour les lecteurs ; attendez sa parution pour mettre le lien.',
  articleLater: 'cet article ne paraît que le ${day} ; attendez ce jour pour mettre le lien.',
  noHeadingThere: 'aucun intertitre n’y porte le nom « #${anchor} » ; écrivez ${write}.',
  noHeadingThereNear: 'aucun intertitre n’y porte le nom « #${anchor} » ; vouliez-vous dire #${near} ?',

  // Pictures

  pictureElsewhere: '« ${src} » doit nommer une image à côté de l’article, comme ./drawing.svg.',
  pictureKind:
    'Le site ne peut pas montrer « ${src} » ; enregistrez l’image en SVG, PNG, JPEG, WebP ou AVIF.',
  pictureMissing: 'Il n’y a pas d’image ${src} à côté de ce fichier ; ajoutez-la.',
  pictureMissingNear: 'Il n’y a pas d’image ${src} à côté de ce fichier ; vouliez-vous dire « ${near} » ?',
  pictureAccents:
    'Les accents de ${src} sont écrits autrement que dans le nom du fichier, bien qu’ils se ressemblent ; renommez le fichier sans accents.',
  pictureUnused:
    'Aucune langue de l’article ne montre ce fichier ; nommez-le dans l’une d’elles, ou supprimez-le.',
  pictureHeavy: 'Ce fichier pèse ${megabytes} Mo : ${most} Mo au plus. Enregistrez-le en plus petit.',
  pictureWide: 'Cette image fait ${width} pixels de large : une page en montre ${most} au plus.',
  pictureFormat:
    'Malgré son nom, ce fichier est au format ${format} ; enregistrez l’image en PNG, JPEG, WebP ou AVIF.',
  pictureMoves:
    'Cette image est animée, et une page n’en montre que la première vue : enregistrez en PNG, JPEG, WebP ou AVIF celle qui en dit le plus.',
  pictureUnreadable:
    'Cette image est illisible ou incomplète ; enregistrez-la de nouveau en PNG, JPEG, WebP ou AVIF.',
  drawingUnreadable: 'Ce fichier ne contient pas de dessin : un fichier SVG commence par <svg>.',
  drawingBroken:
    'Ce dessin est illisible à partir d’ici : il s’interrompt, ou une erreur s’y trouve ; exportez-le de nouveau en SVG.',
  drawingElement: 'Un dessin ne peut contenir ni script, ni meta, ni foreignObject.',
  drawingStyle:
    'Un dessin prend son apparence des classes ink, hair, dash, star, dot, label et note, et non de styles qui lui sont propres.',
  drawingSize: 'Un dessin demande un viewBox, d’après lequel il est mis à l’échelle.',
  drawingColor:
    'Les couleurs propres à un dessin, comme « ${color} », peuvent disparaître dans l’un des deux thèmes ; remplacez-les par les classes ink, hair, dash, star, dot, label et note, ou enregistrez l’image en PNG sur fond blanc.',
  drawingLoads: 'Un dessin ne peut ni charger quelque chose d’une autre adresse, ni y mener.',
  coverWithoutAlt: 'La couverture demande imageAlt : ce qu’elle montre, pour qui ne la voit pas.',
  altWithoutCover:
    'Il n’y a pas d’image que imageAlt pourrait décrire ; ajoutez « image: ./cover.svg » ou supprimez la ligne.',
  altEmpty: '${field} est vide ; écrivez ce que montre l’image.',
  altIsFile: '${field} est le nom d’un fichier, « ${words} » ; écrivez ce que montre l’image.',
  altSaysNothing: '${field} ne dit rien, « ${words} » ; écrivez ce que montre l’image.',
  altAnnounces:
    '${field} commence par des mots comme « image de », que les lecteurs d’écran disent déjà ; commencez par ce qui est montré.',
  altIsCaption: '${field} répète la légende, qui serait lue deux fois ; écrivez ce que montre l’image.',

  // French typography

  ellipsis: `Les points de suspension sont un seul signe, … (U+2026)${fixable}`,
  narrowSpace: `Il faut ici une espace fine insécable (U+202F)${fixable}`,
  noBreakSpace: `Il faut ici une espace insécable (U+00A0)${fixable}`,
  decimalComma: `En français, les décimales suivent une virgule${fixable}`,
  ordinal: `Un ordinal s’abrège en un seul e : 2e, 3e${fixable}`,
  dash: `Entre deux mots séparés, c’est un tiret, –, et non un trait d’union${fixable}`,
  apostrophe: `L’apostrophe française est ’ (U+2019)${fixable}`,
  quotationMarks: `Les guillemets français sont « … », avec des espaces insécables (U+00A0)${fixable}`,
  quotationMarksNested: 'On ne sait pas lequel de ces guillemets droits ferme lequel ; écrivez « … “…” … ».',
  strangeSign: `La recherche manque les mots qui ont un tel signe, et les lecteurs d’écran y butent : \${signs}${fixable}`,
  notUtf8: 'Ce fichier n’est pas en UTF-8 ; enregistrez-le en UTF-8.',
  mergeUndecided:
    'Une fusion a laissé ici deux versions ; gardez la bonne, et supprimez les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.',
  byteOrderMark: `Ce fichier commence par un signe invisible, une marque d’ordre des octets (U+FEFF) ; enregistrez-le en UTF-8 sans elle${fixable}`,

  // Offers, prices, the data of the site

  areaTwice:
    '${file} contient déjà les offres de ce domaine ; écrivez-y celles-ci, ou nommez un autre domaine.',
  orderTwice:
    '${file} a déjà cet ordre ; donnez à chaque domaine le sien, ou rien ne dit lequel vient d’abord.',
  nameTaken: 'Le nom « ${offer} » est déjà pris, dans ${file} ; donnez-en un autre.',
  unknownService: 'Le formulaire de contact n’a pas de service « ${name} » ; ${instead}',
  unknownOffer: 'Aucun fichier de content/offers n’a d’offre « ${offer} » ; ${instead}',
  partWithoutPrice:
    '« ${offer} » n’a pas de prix unique pour le tout : un pack ne peut pas la déclarer parmi ses parties ; retirez « offers », ou choisissez une autre offre.',
  notOnPriceList:
    '« ${offer} » a un prix, mais n’est pas dans content/offers/price-list.yaml, que montre la page des tarifs ; ajoutez-l’y.',
  entryMixesPrices:
    'Les prix de ces offres ne paient pas la même chose (le tout, un jour, un mois) : une seule ligne ne peut pas les montrer ; donnez à chacune son entrée.',
  entryMixesUnits:
    'Ces offres durent des semaines et des mois : une seule ligne ne peut pas les montrer ; choisissez une même unité, ou donnez à chacune son entrée.',
  offerOnRequest:
    '« ${offer} » n’a pas de prix, le calcul est donc impossible ; nommez une offre qui en a un.',
  partsDoNotSum:
    'Les offres de ce pack coûtent ${sum} au total, et non ${originalPrice} ; corrigez « originalPrice » ou « offers ».',
  pricesExpired:
    'Les prix étaient valables jusqu’au ${day} : le site le dit et invite à demander un devis. Confirmez-les et fixez un nouveau jour.',
  toDecide: '${question} (${about} ; supprimez cette entrée une fois la décision prise.)',
  legalMissing: '« ${field} » est encore à remplir ; les mentions légales le disent.',
  isExample: '« ${value} » est un exemple ; écrivez la vraie valeur.',
  nobodysNumber: '« ${phone} » est un numéro que personne n’a ; écrivez le vrai.',

  // The words of the pages

  copyFileMissing: 'Ce fichier manque ; il existe dans l’autre langue.',
  jsonUnreadable:
    'Illisible ici ou juste avant : noms et textes sont entre guillemets droits, "…", sans autre à l’intérieur, avec un deux-points entre les deux et une virgule entre deux entrées.',
  copyEmpty: '« ${key} » est vide.',
  noPlural: '« ${key} » n’a pas de pluriel ; ajoutez « ${plural} ».',
  brokenPlaceholder:
    '« ${written} » n’est pas un emplacement ; écrivez {{nom}}, avec deux accolades de chaque côté.',
  copyKeyAlone: '« ${key} » n’existe que dans cette langue ; ajoutez-le à ${file} ou supprimez-le.',
  copyKeyMissing: '« ${key} » manque ici, mais existe dans ${file}.',
  otherPlaceholders: '« ${key} » doit avoir les emplacements de ${file} : ${wanted}.',
  copyAmountAlone:
    '« ${key} » : ${written} n’est pas dans ${file} ; les deux langues citent les mêmes montants.',
  copyAmountMissing:
    '« ${key} » : ${written}, qui est dans ${file}, manque ; les deux langues citent les mêmes montants.',
  copyUnused: 'Rien sur le site ne montre « ${key} » ; supprimez-le de toutes les langues.',

  // The commands

  warning: 'avertissement : ',
  errors: { one: '${count} erreur', other: '${count} erreurs' },
  warnings: { one: '${count} avertissement', other: '${count} avertissements' },
  articleFiles: { one: '${count} fichier d’article', other: '${count} fichiers d’articles' },
  summary: '${errors}, ${warnings} (${articles}, ${seconds} s)',
  corrected: 'corrigé : ${file}',
  leftAlone: 'non corrigé : ${file} est illisible ; voyez ci-dessous ce qu’il faut d’abord écrire.',
  unknownOption: 'Cette commande n’a pas d’option ${option} ; ${instead}',
  unknownLanguage:
    '« ${language} » n’est pas une langue de cette commande ; écrivez --language fr ou --language en.',
  watchAlone: '--watch s’emploie sans --changed ni --launch.',
  gitRefuses: '--changed demande à git ce qui a changé depuis « ${since} », et git répond : ${reason}',

  // A new article

  titleMissing: 'Dites le titre : npm run new:article -- "Le titre"',
  slugRefused:
    '« ${slug} » ne peut pas être une adresse ; donnez-en une avec --slug : des mots en minuscules sans accent, joints par des traits d’union.',
  articleExists: '${folder} existe déjà ; choisissez un autre titre, ou donnez une adresse avec --slug.',
  tagsUnreadable: 'content/tags.yaml est illisible ; npm run check dit pourquoi.',
  articleWritten: `Écrits en brouillon, que les aperçus montrent et que le site publié ne montre pas :
\${files}

Ensuite : écrivez la version française, regardez-la avec npm run dev, puis écrivez l’anglaise (ou supprimez-la, et
ajoutez « only: fr » à la française). npm run check dit quoi corriger. Retirez « draft: true » pour publier.`,

  // Building and developing

  unbuildablePath:
    'Le nom de ${folder} contient « ${character} », et Gatsby n’y construit rien : renommez le dossier, ou déplacez le projet.',
  gatsbyIsRunning:
    'Le processus ${pid} construit le site dans ce dossier, ou y exécute « npm run dev » ; à deux, ils se gêneraient. Arrêtez-le d’abord. Si c’est un autre programme, supprimez ${file}.',
  savedContent: 'Le contenu tel qu’il est enregistré :',
  watching: '${errors}, ${warnings}. En attente du prochain enregistrement.',

  errorsInContent: '${errors} dans le contenu',
  warningsOnContent: '${warnings} sur le contenu',
  shownFormer: 'Le site montre l’état précédent de ${files} tant que ces erreurs demeurent.',
  notShown: 'Le site ne montre pas ${files} tant que ces erreurs demeurent.',
  startsOnceFixed: 'Le serveur de développement démarrera une fois ces erreurs corrigées.',

  // Translations

  notTranslated: '${file} manque : ${original} n’est pas traduit.',
  notRecorded: '${file} : la version de ${original} qu’il suit n’est pas notée.',
  behind: '${file} est en retard sur ${original}, qu’il suivait le ${day} :',
  noHistory: '  Ce qui a changé n’est pas connu : git n’a pas la version suivie.',
  acceptWhenCurrent: '  Une fois à jour : npm run translations -- --accept ${name}',
  copyKeyUntranslated: '${file} : « ${key} » manque.',
  copyKeyBehind: '${file} : « ${key} » est en retard sur ${original} :',
  copyKeysNotRecorded: '${file} : la version suivie n’est pas notée pour ${keys}',
  quotedKey: '« ${key} »',
  allCurrent: 'Chaque traduction suit son original.',
  someOpen: { one: '${count} traduction à revoir.', other: '${count} traductions à revoir.' },
  recorded: 'noté : ${file}',
  nothingToRecord: 'Il n’y a rien à noter pour « ${what} ».',
  acceptWhat: 'Dites ce qui est à jour : npm run translations -- --accept <adresse>/<langue>',
  noSuchLanguage: '« ${language} » n’est pas une langue du site : écrivez ${names}.',
  noSuchCopy: 'Il n’y a pas de textes « ${name} » : écrivez l’un de ${names}.',
  noTranslation: 'Il n’y a pas de ${file}. Écrivez d’abord la traduction.',
  noOriginal: '${file} n’a pas d’original à côté de lui : chaque autre langue en suit déjà une.',
  notTranslatedYet:
    '${file} contient encore « ${words} », par quoi commence tout nouvel article ; traduisez-le d’abord.',
  recordsUnreadable:
    '${file} est illisible : une fusion y a peut-être laissé deux versions. Remettez-en une depuis git, puis voyez ce que liste npm run translations.',
  articleUnreadable: '${file} est illisible ; npm run check dit pourquoi.',
}
