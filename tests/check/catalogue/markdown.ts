import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const markdown: readonly Fault[] = [
  inFrench(
    'a component that is not closed',
    'Une phrase.</Quote>',
    'Une phrase.',
    '16:1: This cannot be read: <Quote> is not closed; write </Quote> after its text.',
  ),
  inFrench(
    'a component on lines of its own that is not closed',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<Callout title="À retenir">\n\nUne phrase.',
    '16:1: This cannot be read: <Callout> is not closed; write </Callout> after its text.',
  ),
  inFrench(
    'a brace that is not closed',
    'Un *paragraphe*',
    'Un {paragraphe',
    '10:78: This cannot be read: a brace { opens code here; write \\{ for the sign itself.',
  ),
  inFrench(
    'a sign that opens a component',
    'Un titre',
    'Un prix <5 ans',
    '12:13: This cannot be read: a < opens a component here; write &lt; for the sign itself.',
  ),
  inFrench(
    'a word in braces',
    'Un *paragraphe*',
    'Un {nom}',
    '10:4: {nom} is read as code; write \\{ for the sign itself.',
  ),
  inFrench(
    'an import',
    '## Un titre',
    'import a from "b"\n\n## Un titre',
    '12:1: An article holds no import or export; the components are there without.',
  ),
  inFrench(
    'an element of HTML',
    'Une phrase.',
    '<blink>Une phrase.</blink>',
    '16:21: <blink> has no place in an article: write Markdown or a component. Allowed are abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.',
  ),
  inFrench(
    'a picture in HTML',
    'Une phrase.',
    '<img src="./schema.svg" />',
    '16:21: A picture is written <Figure src="./drawing.svg" alt="What it shows" />.',
  ),
  inFrench(
    'a style',
    'Une phrase.',
    '<span style="color: red">Une phrase.</span>',
    '16:21: A style has no place in an article; the site gives every text its looks.',
  ),
  inFrench(
    'a heading that skips a step',
    '### Un détail',
    '#### Un détail',
    '18:1: #### skips a step; write ### here.',
  ),
  inFrench(
    'a second title of the page',
    '## Un titre',
    '# Un titre',
    '12:1: The title is the one heading with a single #; write ## here.',
  ),
  inFrench(
    'a first heading too deep',
    '## Un titre',
    '### Un titre',
    '12:1: ### skips a step; write ## here.',
  ),
  inFrench(
    'an empty heading',
    '### Un détail',
    '###',
    '18:1: This heading is empty; write its words after ###.',
  ),
  inFrench(
    'a source that is nowhere written',
    '[^1]: Une source.',
    '',
    '10:46: The source [^1] is nowhere written; add a line “[^1]: …” at the end.',
  ),
  inFrench(
    'a source that nothing names',
    '/articles/rgpd).[^1]',
    '/articles/rgpd).',
    '28:1: No sentence names the source [^1]; write [^1] after one, or take it out.',
  ),
  inFrench(
    'a source written twice',
    '[^1]: Une source.',
    '[^1]: Une source.\n\n[^1]: Une autre.',
    '30:1: The source [^1] is written twice; give one another number.',
  ),
]
