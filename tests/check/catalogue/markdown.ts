import { inEnglish, inFrench, type SeededError } from '../seeded'

export const markdown: readonly SeededError[] = [
  inFrench('a component that is not closed', 'Une phrase.</Quote>', 'Une phrase.')`
    16:1: This cannot be read: <Quote> is not closed in the same place; write </Quote> in the same sentence, or each on a line of its own with empty lines around the text.
      Illisible : <Quote> n’est pas fermé au même endroit ; écrivez </Quote> dans la même phrase, ou chacun seul sur sa ligne, avec des lignes vides autour du texte.`,
  inFrench(
    'a component on lines of its own that is not closed',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<Callout title="À retenir">\n\nUne phrase.',
  )`
    16:1: This cannot be read: <Callout> is not closed in the same place; write </Callout> in the same sentence, or each on a line of its own with empty lines around the text.`,
  inFrench('a brace that is not closed', 'Un *paragraphe*', 'Un {paragraphe')`
    10:4: This cannot be read: a brace { opens code here; write \\{ for the character itself.
      Illisible : une accolade { ouvre ici du code ; pour le signe lui-même, écrivez \\{.`,
  inFrench('a sign that opens a component', 'Un titre', 'Un prix <5 ans')`
    12:12: This cannot be read: a < opens a component here; write &lt; for the character itself.
      Illisible : un < ouvre ici un composant ; pour le signe lui-même, écrivez &lt;.`,
  inFrench('a word in braces', 'Un *paragraphe*', 'Un {nom}')`
    10:4: {nom} is read as code; write \\{ for the character itself.
      {nom} se lit comme du code ; pour le signe lui-même, écrivez \\{.`,
  inFrench('braces around nothing', 'Un *paragraphe*', 'Un {{}}')`
    10:4: {{}} is read as code; write \\{ for the character itself.`,
  inFrench('code between comments', 'Un *paragraphe*', 'Un {/* a */ nom /* b */}')`
    10:4: {/* a */ nom /* b */} is read as code; write \\{ for the character itself.`,
  inFrench('an import', '## Un titre', 'import a from "b"\n\n## Un titre')`
    12:1: A paragraph that begins with the word import or export is read as code, which an article cannot contain: components need no import, and a sentence has to begin with another word.
      Un paragraphe qui commence par le mot import ou export se lit comme du code, et un article n’en contient pas : les composants sont là sans cela, et une phrase commence par un autre mot.`,
  inFrench('an element of HTML', 'Une phrase.', '<blink>Une phrase.</blink>')`
    16:21: <blink> has no place in an article: write Markdown or a component, or &lt; for the character itself. Allowed are abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.
      <blink> n’a pas sa place dans un article : écrivez du Markdown ou un composant, ou &lt; pour le signe lui-même. Sont admis abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.`,
  inFrench('a picture in HTML', 'Une phrase.', '<img src="./schema.svg" />')`
    16:21: A picture is written <Figure src="./drawing.svg" alt="What it shows" />.
      Une image s’écrit <Figure src="./drawing.svg" alt="Ce qu’elle montre" />.`,
  inFrench('an attribute that is code', 'Une phrase.', '<span lang={code}>Une phrase.</span>')`
    16:27: This is code, which an article cannot contain; write the value itself.`,
  inFrench('a style', 'Une phrase.', '<span style="color: red">Une phrase.</span>')`
    16:21: A style has no place in an article; the site styles every text.
      Un style n’a pas sa place dans un article ; le site donne à chaque texte son apparence.`,
  inFrench('a heading that skips a step', '### Un détail', '#### Un détail')`
    18:1: #### skips a step; write ### here.
      #### saute un niveau ; écrivez ### ici.`,
  inFrench('a second title of the page', '## Un titre', '# Un titre')`
    12:1: The title is the one heading with a single #; write ## here.
      Le # seul est réservé au titre de l’article ; écrivez ## ici.`,
  inFrench('a first heading too deep', '## Un titre', '### Un titre')`
    12:1: ### skips a step; write ## here.`,
  inFrench('an empty heading', '### Un détail', '###')`
    18:1: This heading is empty; write its words after ###.
      Cet intertitre est vide ; écrivez ses mots après ###.`,
  inFrench('a source that is cited but never given', '[^1]: Une source.', '')`
    10:46: The source [^1] is cited but never given; add a line “[^1]: …” at the end.
      La source [^1] n’est écrite nulle part ; ajoutez à la fin une ligne « [^1]: … ».`,
  inFrench('a source that nothing names', '/articles/rgpd).[^1]', '/articles/rgpd).')`
    28:1: No sentence cites the source [^1]; write [^1] after one, or take it out.
      Aucune phrase ne renvoie à la source [^1] ; écrivez [^1] après l’une d’elles, ou supprimez la source.`,
  inFrench('a source written twice', '[^1]: Une source.', '[^1]: Une source.\n\n[^1]: Une autre.')`
    30:1: The source [^1] is written twice; give one another number.
      La source [^1] est écrite deux fois ; donnez un autre numéro à l’une.`,
  inFrench('a table without its second line', 'Une phrase.', '\n\n| Un | Deux |\n| 1 | 2 |\n| 3 | 4 |\n\n')`
    18:1: These lines make no table: below the first belongs | --- | --- |, with one --- for each of its cells.
      Ces lignes ne font pas un tableau : sous la première, il faut | --- | --- |, avec un --- pour chacune de ses cellules.`,
  inFrench(
    'a table whose second line is too short',
    'Une phrase.',
    '\n\n> | Un | Deux |\n> | --- |\n> | 1 | 2 |\n\n',
  )`
    18:3: These lines make no table: below the first belongs | --- | --- |, with one --- for each of its cells.`,
  inFrench('a line break of HTML', 'Une phrase.', 'Une<br>phrase.')`
    16:24: A line break is written <br />, with its slash.
      Un retour à la ligne s’écrit <br />, avec sa barre oblique.`,
  inFrench('a line break that only closes', 'Une phrase.', 'Une</br>phrase.')`
    16:24: A line break is written <br />, with its slash.`,
  inFrench('a comment of HTML', 'Un *paragraphe*', '<!-- à revoir --> Un paragraphe')`
    10:1: A comment is written {/* … */} in an article, not <!-- … -->.
      Dans un article, un commentaire s’écrit {/* … */}, et non <!-- … -->.`,
  inFrench('a comment that has no end', 'Un *paragraphe*', '{/* à revoir Un paragraphe')`
    10:1: This comment cannot be read: it begins with {/* and ends with */}.
      Ce commentaire est illisible : il commence par {/* et finit par */}.`,
  inFrench('an address between angles', 'Un *paragraphe*', 'Voir <https://www.cnil.fr/> : un')`
    10:6: An address between < and > cannot be read here; write the link as [its words](https://www.cnil.fr/).
      Une adresse entre < et > est illisible ici ; écrivez le lien [ses mots](https://www.cnil.fr/).`,
  inFrench('a link in HTML', 'Un *paragraphe*', '<a href=https://www.cnil.fr/>Un</a>')`
    10:1: <a> has no place in an article: write Markdown or a component, or &lt; for the character itself. Allowed are abbr, br, cite, kbd, mark, q, small, span, sub, sup, time.`,
  inFrench('a sentence that begins with export', 'Un *paragraphe*', 'export des données, un')`
    10:1: A paragraph that begins with the word import or export is read as code, which an article cannot contain: components need no import, and a sentence has to begin with another word.`,
  inFrench('a component that closes another', 'Une phrase.</Quote>', 'Une phrase.</Callout>')`
    16:32: </Callout> closes nothing that is open here; write <Callout> before its text, or take it out, and first close what is open.
      </Callout> ne ferme rien de ce qui est ouvert ici ; écrivez <Callout> avant son texte, ou supprimez-le, et fermez d’abord ce qui est ouvert.`,
  inFrench('a component that only closes', '<Quote author="Ada">Une phrase.</Quote>', 'Une phrase.</Quote>')`
    16:12: </Quote> closes nothing that is open here; write <Quote> before its text, or take it out, and first close what is open.`,
  inFrench(
    'a component that opens on a line and closes in a paragraph',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<Callout title="À retenir">\nUne phrase.</Callout>',
  )`
    17:12: </Callout> closes nothing that is open here; write <Callout> before its text, or take it out, and first close what is open.`,
  inFrench('a heading without a space', '### Un détail', '###Un détail')`
    18:1: A space belongs after ###: without it, this line is no heading.
      Il faut une espace après ### : sans elle, cette ligne n’est pas un intertitre.`,
  inFrench(
    'a list of a word processor',
    'Une phrase.</Quote>',
    'Une phrase.</Quote>\n\n•\tUne chose\n•\tUne autre',
  )`
    18:1: • makes no list; begin each line of a list with a hyphen and a space.
      • ne fait pas de liste ; commencez chaque ligne d’une liste par un trait d’union et une espace.
    19:1: • makes no list; begin each line of a list with a hyphen and a space.`,
  inFrench(
    'a list of dashes',
    'Une phrase.</Quote>',
    'Une phrase.</Quote>\n\n– Une chose\n– Une autre\n\n-Une\n-Deux',
  )`
    18:1: – makes no list; begin each line of a list with a hyphen and a space.
    21:1: - makes no list; begin each line of a list with a hyphen and a space.
    22:1: - makes no list; begin each line of a list with a hyphen and a space.`,
  inFrench(
    'two headings alike',
    '### Un détail',
    '### Un détail\n\n## Un titre\n\n### Un détail\n\n### Un détail',
  )`
    20:1: warning: An earlier heading has the same words; say here what this part alone is about.
      avertissement : Un intertitre plus haut a les mêmes mots ; dites ici de quoi parle cette seule partie.
    24:1: warning: An earlier heading has the same words; say here what this part alone is about.`,
  inFrench('a link with a space in its address', '[ailleurs](https://www', '[ailleurs](https:// www')`
    20:71: This is not read as a link; write [its words](its address), with no space within the address; for the signs alone, \\[ and \\].
      Ceci ne se lit pas comme un lien ; écrivez [ses mots](son adresse), sans espace dans l’adresse ; pour les signes seuls, \\[ et \\].`,
  inFrench('a link in reverse', 'Une phrase.', '(Une phrase)[/pricing].')`
    16:32: This is not read as a link; write [its words](its address), with no space within the address; for the signs alone, \\[ and \\].`,
  inFrench('a link without its closing bracket', 'Une phrase.', 'Une [phrase(/pricing).')`
    16:25: This is not read as a link; write [its words](its address), with no space within the address; for the signs alone, \\[ and \\].`,
  inFrench('code without its end', 'Une phrase.', 'Une `phrase.')`
    16:25: This \` is shown as it is; write \`code\` with one on either side, or \\\` for the sign.
      Ce \` se montre tel quel ; écrivez \`du code\` avec un de chaque côté, ou \\\` pour le signe.`,
  inFrench('a note without its caret', 'Une phrase.', 'Une phrase.[1]')`
    16:32: This is not read as a note; write [^1] in the sentence, and a line “[^1]: …” at the end.
      Ceci ne se lit pas comme une note ; écrivez [^1] dans la phrase, et une ligne « [^1]: … » à la fin.`,
  inFrench('a note within its sentence', 'Une phrase.', 'Une phrase^[Une note].')`
    16:31: This is not read as a note; write [^1] in the sentence, and a line “[^1]: …” at the end.`,
  ...[
    '[[Une note]]',
    '[!NOTE] Une phrase',
    '::: note',
    '[TOC]',
    '==Une phrase==',
    'Une phrase %%à revoir%%',
    '$$x$$',
    '【4†source】',
  ].map(
    (markup) =>
      inFrench(`markup of another program, ${markup}`, '## Un titre', `> ${markup}\n\n## Un titre`)`
    12:${markup.startsWith('Une') ? 14 : 3}: This markup belongs to another program, and is shown as it is; write Markdown or a component, such as <Callout> or <Figure>.
      Ce balisage est celui d’un autre programme et se montre tel quel ; écrivez du Markdown ou un composant, comme <Callout> ou <Figure>.`,
  ),
  inFrench('a subscript between single tildes', 'Une phrase.', 'Une phrase ~~barrée~~ sur le CO~2~.')`
    16:52: This is shown struck through; write ~~struck words~~ if that is meant, <sub>2</sub> for CO<sub>2</sub>, or \\~ for the sign.
      Ceci se montre barré ; écrivez ~~des mots barrés~~ si c’est voulu, <sub>2</sub> pour CO<sub>2</sub>, ou \\~ pour le signe.`,
  inFrench('bold words with a space', 'Une phrase.', 'Une ** phrase **.')`
    16:25: These ** are shown as they are; write **bold words** with no space inside and one on either side, or \\*\\* for the signs.
      Ces ** se montrent tels quels ; écrivez **des mots gras** sans espace à l’intérieur, avec une espace de chaque côté, ou \\*\\* pour les signes.`,
  inFrench('a link with a space', '[ailleurs](', '[ailleurs] (')`
    20:62: A space keeps this link from being one; write [its words](its address), with no space between the two.
      Une espace empêche ce lien d’en être un ; écrivez [ses mots](son adresse), sans espace entre les deux.`,
  inFrench('a row with more cells than the table', '| 1 | [2]', '| a|b | 1 | [2]')`
    26:7: This row has 4 cells, and the first one of the table 2: the rest would not be shown. Within a cell, the sign | is written \\|.
      Cette ligne a 4 cases, et la première du tableau 2 : le reste ne serait pas montré. Dans une case, le signe | s’écrit \\|.`,
  inFrench('a list of boxes', '## Un titre', '- [ ] Demander\n- Signer\n- [x] Recevoir\n\n## Un titre')`
    12:1: Readers cannot tick this box; begin the line with “- ” alone.
      Les lecteurs ne pourraient pas cocher cette case ; commencez la ligne par « - » seul.
    14:1: Readers cannot tick this box; begin the line with “- ” alone.`,
  inFrench('code without an end', 'Une phrase.</Quote>', 'Une phrase.</Quote>\n\n- Du code\n\n  ~~~sh\n  ls')`
    20:3: This code has no end, and takes in all that follows; close it with a line of \`\`\`.
      Ce code n’a pas de fin, et prend tout ce qui suit ; fermez-le par une ligne de \`\`\`.`,
  inFrench(
    'signs that are meant as they are, and code with an end',
    'Une phrase.</Quote>',
    'Une phrase.</Quote>\n\n– Oui.\n\n-5 degrés, 2 \\*\\* 3, a[…] (b), `a[b](c d)`\n\n#1, \\[un\\] (/pricing), `[un] (/pricing)`, [un] (deux) • trois\n\n> ```sh\n> ##a\n> ```\n\n~~~\n```\n~~~',
  )``,
  inEnglish(
    'an address in quotation marks, beside a link',
    'In [French]',
    'See “www.cnil.fr”. In [French]',
  )``,
  inFrench('a closing tag without its end', 'Un *paragraphe*', 'Le 1<sup>er</sup\n\nUn paragraphe')`
    10:12: This cannot be read: <sup> is not closed in the same place; write </sup> in the same sentence, or each on a line of its own with empty lines around the text.`,
]
