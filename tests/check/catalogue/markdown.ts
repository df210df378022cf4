import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const markdown: readonly Fault[] = [
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
    at: '10:78',
    en: 'This cannot be read: a brace { opens code here; write \\{ for the sign itself.',
    fr: 'Illisible : une accolade { ouvre ici du code ; pour le signe lui-même, écrivez \\{.',
  }),
  inFrench('a sign that opens a component', 'Un titre', 'Un prix <5 ans', {
    at: '12:13',
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
    en: 'An article holds no import or export; the components are there without.',
    fr: 'Un article ne contient ni import ni export ; les composants sont là sans cela.',
  }),
  inFrench('an element of HTML', 'Une phrase.', '<blink>Une phrase.</blink>', {
    at: '16:21',
    en: '<blink> has no place in an article: write Markdown or a component. Allowed are abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
    fr: '<blink> n’a pas sa place dans un article : écrivez du Markdown ou un composant. Sont admis abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
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
]
