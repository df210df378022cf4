import { replaced, type SeededError } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const markdown: readonly SeededError[] = [
  inFrench('a component that is not closed', 'Une phrase.</Quote>', 'Une phrase.', {
    at: '16:1',
    en: 'This cannot be read: <Quote> is not closed; write </Quote> after its text.',
    fr: 'Illisible : <Quote> n’est pas fermé ; écrivez </Quote> après son texte.',
  }),
  inFrench(
    'a component on lines of its own that is not closed',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<Callout title="À retenir">\n\nUne phrase.',
    {
      at: '16:1',
      en: 'This cannot be read: <Callout> is not closed; write </Callout> after its text.',
      fr: 'Illisible : <Callout> n’est pas fermé ; écrivez </Callout> après son texte.',
    },
  ),
  inFrench('a brace that is not closed', 'Un *paragraphe*', 'Un {paragraphe', {
    at: '10:4',
    en: 'This cannot be read: a brace { opens code here; write \\{ for the sign itself.',
    fr: 'Illisible : une accolade { ouvre ici du code ; pour le signe lui-même, écrivez \\{.',
  }),
  inFrench('a sign that opens a component', 'Un titre', 'Un prix <5 ans', {
    at: '12:12',
    en: 'This cannot be read: a < opens a component here; write &lt; for the sign itself.',
    fr: 'Illisible : un < ouvre ici un composant ; pour le signe lui-même, écrivez &lt;.',
  }),
  inFrench('a word in braces', 'Un *paragraphe*', 'Un {nom}', {
    at: '10:4',
    en: '{nom} is read as code; write \\{ for the sign itself.',
    fr: '{nom} se lit comme du code ; pour le signe lui-même, écrivez \\{.',
  }),
  inFrench('an import', '## Un titre', 'import a from "b"\n\n## Un titre', {
    at: '12:1',
    en: 'A paragraph that begins with the word import or export is read as code, of which an article has none: components are there without it, and a sentence begins with another word.',
    fr: 'Un paragraphe qui commence par le mot import ou export se lit comme du code, et un article n’en contient pas : les composants sont là sans cela, et une phrase commence par un autre mot.',
  }),
  inFrench('an element of HTML', 'Une phrase.', '<blink>Une phrase.</blink>', {
    at: '16:21',
    en: '<blink> has no place in an article: write Markdown or a component, or &lt; for the sign itself. Allowed are abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
    fr: '<blink> n’a pas sa place dans un article : écrivez du Markdown ou un composant, ou &lt; pour le signe lui-même. Sont admis abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
  }),
  inFrench('a picture in HTML', 'Une phrase.', '<img src="./schema.svg" />', {
    at: '16:21',
    en: 'A picture is written <Figure src="./drawing.svg" alt="What it shows" />.',
    fr: 'Une image s’écrit <Figure src="./drawing.svg" alt="Ce qu’elle montre" />.',
  }),
  inFrench('a style', 'Une phrase.', '<span style="color: red">Une phrase.</span>', {
    at: '16:21',
    en: 'A style has no place in an article; the site gives every text its looks.',
    fr: 'Un style n’a pas sa place dans un article ; le site donne à chaque texte son apparence.',
  }),
  inFrench('a heading that skips a step', '### Un détail', '#### Un détail', {
    at: '18:1',
    en: '#### skips a step; write ### here.',
    fr: '#### saute un niveau ; écrivez ### ici.',
  }),
  inFrench('a second title of the page', '## Un titre', '# Un titre', {
    at: '12:1',
    en: 'The title is the one heading with a single #; write ## here.',
    fr: 'Le # seul est réservé au titre de l’article ; écrivez ## ici.',
  }),
  inFrench('a first heading too deep', '## Un titre', '### Un titre', {
    at: '12:1',
    en: '### skips a step; write ## here.',
    fr: '### saute un niveau ; écrivez ## ici.',
  }),
  inFrench('an empty heading', '### Un détail', '###', {
    at: '18:1',
    en: 'This heading is empty; write its words after ###.',
    fr: 'Cet intertitre est vide ; écrivez ses mots après ###.',
  }),
  inFrench('a source that is nowhere written', '[^1]: Une source.', '', {
    at: '10:46',
    en: 'The source [^1] is nowhere written; add a line “[^1]: …” at the end.',
    fr: 'La source [^1] n’est écrite nulle part ; ajoutez à la fin une ligne « [^1]: … ».',
  }),
  inFrench('a source that nothing names', '/articles/rgpd).[^1]', '/articles/rgpd).', {
    at: '28:1',
    en: 'No sentence names the source [^1]; write [^1] after one, or take it out.',
    fr: 'Aucune phrase ne renvoie à la source [^1] ; écrivez [^1] après l’une d’elles, ou supprimez la source.',
  }),
  inFrench('a source written twice', '[^1]: Une source.', '[^1]: Une source.\n\n[^1]: Une autre.', {
    at: '30:1',
    en: 'The source [^1] is written twice; give one another number.',
    fr: 'La source [^1] est écrite deux fois ; donnez un autre numéro à l’une.',
  }),
  inFrench('a line break of HTML', 'Une phrase.', 'Une<br>phrase.', {
    at: '16:24',
    en: 'A line break is written <br />, with its slash.',
    fr: 'Un retour à la ligne s’écrit <br />, avec sa barre oblique.',
  }),
  inFrench('a line break that only closes', 'Une phrase.', 'Une</br>phrase.', {
    at: '16:24',
    en: 'A line break is written <br />, with its slash.',
    fr: 'Un retour à la ligne s’écrit <br />, avec sa barre oblique.',
  }),
  inFrench('a comment of HTML', 'Un *paragraphe*', '<!-- à revoir --> Un paragraphe', {
    at: '10:1',
    en: 'A comment is written {/* … */} in an article, not <!-- … -->.',
    fr: 'Dans un article, un commentaire s’écrit {/* … */}, et non <!-- … -->.',
  }),
  inFrench('a comment that has no end', 'Un *paragraphe*', '{/* à revoir Un paragraphe', {
    at: '10:1',
    en: 'This comment cannot be read: it begins with {/* and ends with */}.',
    fr: 'Ce commentaire est illisible : il commence par {/* et finit par */}.',
  }),
  inFrench('an address between angles', 'Un *paragraphe*', 'Voir <https://www.cnil.fr/> : un', {
    at: '10:6',
    en: 'An address between < and > cannot be read here; write the link as [its words](https://www.cnil.fr/).',
    fr: 'Une adresse entre < et > est illisible ici ; écrivez le lien [ses mots](https://www.cnil.fr/).',
  }),
  inFrench('a mail address between angles', 'Un *paragraphe*', 'Écrire à <bonjour@septentrion.fr>, un', {
    at: '10:10',
    en: 'An address between < and > cannot be read here; write the link as [its words](mailto:bonjour@septentrion.fr).',
    fr: 'Une adresse entre < et > est illisible ici ; écrivez le lien [ses mots](mailto:bonjour@septentrion.fr).',
  }),
  inFrench('a line across the page in HTML', 'Un *paragraphe*', '<hr> Un', {
    at: '10:1',
    en: '<hr> has no place in an article: write --- on a line of its own.',
    fr: '<hr> n’a pas sa place dans un article : écrivez --- seul sur sa ligne.',
  }),
  inFrench('a link in HTML', 'Un *paragraphe*', '<a href=https://www.cnil.fr/>Un</a>', {
    at: '10:1',
    en: '<a> has no place in an article: write Markdown or a component, or &lt; for the sign itself. Allowed are abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
    fr: '<a> n’a pas sa place dans un article : écrivez du Markdown ou un composant, ou &lt; pour le signe lui-même. Sont admis abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
  }),
  inFrench('a sentence that begins with export', 'Un *paragraphe*', 'export des données, un', {
    at: '10:1',
    en: 'A paragraph that begins with the word import or export is read as code, of which an article has none: components are there without it, and a sentence begins with another word.',
    fr: 'Un paragraphe qui commence par le mot import ou export se lit comme du code, et un article n’en contient pas : les composants sont là sans cela, et une phrase commence par un autre mot.',
  }),
  inFrench('a component that closes another', 'Une phrase.</Quote>', 'Une phrase.</Callout>', {
    at: '16:32',
    en: '</Callout> does not close <Quote>, which is still open; write </Quote> first.',
    fr: '</Callout> ne ferme pas <Quote>, qui est encore ouvert ; écrivez d’abord </Quote>.',
  }),
  inFrench('a component that only closes', '<Quote author="Ada">Une phrase.</Quote>', 'Une phrase.</Quote>', {
    at: '16:12',
    en: '</Quote> closes what was never opened; write <Quote> before its text, or take it out.',
    fr: '</Quote> ferme ce qui n’a pas été ouvert ; écrivez <Quote> avant son texte, ou supprimez-le.',
  }),
  inFrench(
    'a component that opens on a line and closes in a paragraph',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<Callout title="À retenir">\nUne phrase.</Callout>',
    {
      at: '17:12',
      en: '<Callout> and </Callout> are not in the same place: put both into one sentence, or each on a line of its own with empty lines around the text.',
      fr: '<Callout> et </Callout> ne sont pas au même endroit : mettez les deux dans une même phrase, ou chacun seul sur sa ligne, avec des lignes vides autour du texte.',
    },
  ),
  inFrench(
    'words of another language over two paragraphs',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<span lang="en">One sentence.\n\nAnother.</span>',
    {
      at: '16:1',
      en: '<span> and </span> are not in the same place: put both into one sentence, or each on a line of its own with empty lines around the text.',
      fr: '<span> et </span> ne sont pas au même endroit : mettez les deux dans une même phrase, ou chacun seul sur sa ligne, avec des lignes vides autour du texte.',
    },
  ),
  inFrench('an element whose end is cut off', '[^1]: Une source.', '[^1]: Une source, 10<sup>6</sup', {
    at: '28:27',
    en: 'This cannot be read: <sup> is not closed; write </sup> after its text.',
    fr: 'Illisible : <sup> n’est pas fermé ; écrivez </sup> après son texte.',
  }),
]
