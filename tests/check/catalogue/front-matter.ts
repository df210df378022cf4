import { newArticle } from '../../../src/content/scaffold/new-article'
import { articleSchema } from '../../../src/content/schemas/article'
import { seed } from '../../support/temporary-project'
import { inFrench, type SeededError, spoiled, written } from '../seeded'

const known = Object.keys(articleSchema.fields).join(', ')

export const frontMatter: readonly SeededError[] = [
  spoiled('a new article that is published as it is', () => {
    for (const file of newArticle({ title: 'Un titre' })) seed(file, 'draft: true\n', '')
  })`
    content/articles/un-titre/en.mdx:2:9: A new article begins with “To be translated:”; write your own words here, or keep “draft: true”.
      Tout nouvel article commence avec « To be translated: » ; remplacez ces mots par les vôtres, ou gardez « draft: true ».
    content/articles/un-titre/en.mdx:3:12: A new article begins with “To be written: one sentence with the words that a reader would look for.”; write your own words here, or keep “draft: true”.
    content/articles/un-titre/en.mdx:10:1: A new article begins with “The first paragraph says what matters.”; write your own words here, or keep “draft: true”.
    content/articles/un-titre/en.mdx:14:1: A new article begins with “Text to be written.”; write your own words here, or keep “draft: true”.
    content/articles/un-titre/fr.mdx:3:12: A new article begins with “À écrire : une phrase qui porte les mots que l’on chercherait.”; write your own words here, or keep “draft: true”.
    content/articles/un-titre/fr.mdx:10:1: A new article begins with “Le premier paragraphe dit l’essentiel.”; write your own words here, or keep “draft: true”.
    content/articles/un-titre/fr.mdx:14:1: A new article begins with “Du texte à écrire.”; write your own words here, or keep “draft: true”.`,
  spoiled('an offer that there is not', () =>
    seed('content/articles/rgpd/fr.mdx', 'tags:', 'offer: cloud-grow\ntags:'),
  )`
    content/articles/rgpd/fr.mdx:6:1: No file of content/offers has an offer “cloud-grow”; did you mean “cloud-growth”?
      Aucun fichier de content/offers n’a d’offre « cloud-grow » ; vouliez-vous dire « cloud-growth » ?`,
  inFrench('no title', 'title: Le Cloud Act\n', '')`
    2:1: “title” is missing. The title, as the page, lists and search engines show it. At most 90 characters.
      « title » manque. Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.`,
  inFrench('an empty title', 'title: Le Cloud Act', 'title: ""')`
    2:1: “title” is empty. The title, as the page, lists and search engines show it. At most 90 characters.
      « title » est vide. Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.`,
  inFrench(
    'a title too long',
    'Le Cloud Act',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  )`
    2:1: “title” has 91 characters; at most 90 are allowed.
      « title » compte 91 caractères : 90 au plus.`,
  inFrench('a title that is a number', 'title: Le Cloud Act', 'title: 2026')`
    2:1: “title” must be a text, not 2026. The title, as the page, lists and search engines show it. At most 90 characters.
      « title » doit être un texte, et non 2026. Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.`,
  inFrench('a day that is none', 'publishedAt: 2026-11-12', 'publishedAt: 12/11/2026')`
    4:1: “publishedAt” must be a day that exists, written like 2026-10-14.
      « publishedAt » doit être un jour qui existe, écrit comme 2026-10-14.`,
  inFrench('the thirtieth of February', 'publishedAt: 2026-11-12', 'publishedAt: 2026-02-30')`
    4:1: “publishedAt” must be a day that exists, written like 2026-10-14.`,
  inFrench(
    'a revision before the publication',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 2026-11-11',
  )`
    5:1: “updatedAt” must not be before publishedAt.
      « updatedAt » ne peut pas précéder publishedAt.`,
  inFrench(
    'a revision in the future',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 2062-11-20',
  )`
    5:1: “updatedAt” must not be in the future.
      « updatedAt » ne peut pas être un jour à venir.`,
  inFrench(
    'a revision whose day is written in French',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 20 novembre 2026',
  )`
    5:1: “updatedAt” must be a day that exists, written like 2026-10-14.`,
  inFrench(
    'an apostrophe that ends a text in single quotes',
    'title: Le Cloud Act',
    "title: 'Un nom d\u2019abord, l'autre ensuite'",
  )`
    2:27: This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».`,
  inFrench('no tag', '[law, cloud]', '[]')`
    5:1: “tags” needs at least one entry. One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.
      « tags » demande au moins une entrée. Un à cinq sujets de content/tags.yaml. Le premier choisit l’image d’un article qui n’en a pas.`,
  inFrench('tags that are no list', '[law, cloud]', 'law')`
    5:1: “tags” must be a list, not the text “law”. One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.
      « tags » doit être une liste, et non le texte « law ». Un à cinq sujets de content/tags.yaml. Le premier choisit l’image d’un article qui n’en a pas.`,
  inFrench('too many tags', '[law, cloud]', '[a, b, c, d, e, f]')`
    5:1: “tags” has 6 entries; at most 5 are allowed.
      « tags » compte 6 entrées : 5 au plus.
    5:8: There is no tag “a” in content/tags.yaml; write one of: law, cloud.
      Il n’y a pas de sujet « a » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.
    5:11: There is no tag “b” in content/tags.yaml; write one of: law, cloud.
    5:14: There is no tag “c” in content/tags.yaml; write one of: law, cloud.
    5:17: There is no tag “d” in content/tags.yaml; write one of: law, cloud.
    5:20: There is no tag “e” in content/tags.yaml; write one of: law, cloud.
    5:23: There is no tag “f” in content/tags.yaml; write one of: law, cloud.`,
  inFrench('a tag with a slip', '[law, cloud]', '[law, clod]')`
    5:13: There is no tag “clod” in content/tags.yaml; did you mean “cloud”?
      Il n’y a pas de sujet « clod » dans content/tags.yaml ; vouliez-vous dire « cloud » ?`,
  inFrench('a tag that does not exist', '[law, cloud]', '[law, droit]')`
    5:13: There is no tag “droit” in content/tags.yaml; write one of: law, cloud.`,
  inFrench('a tag that is part of another word', '[law, cloud]', '[law, cloud, clo]')`
    5:20: There is no tag “clo” in content/tags.yaml; write one of: law, cloud.`,
  inFrench('a tag twice', '[law, cloud]', '[law, cloud, law]')`
    5:20: The tag “law” is here twice.
      Le sujet « law » est là deux fois ; supprimez-en un.`,
  inFrench('a field with a slip', 'subtitle:', 'subtitel:')`
    3:1: “subtitel” is not a field of an article; did you mean “subtitle”?
      « subtitel » n’est pas un champ d’un article ; vouliez-vous dire « subtitle » ?`,
  inFrench('a field that nobody knows', 'subtitle:', 'colour: red\nsubtitle:')`
    3:1: “colour” is not a field of an article; write one of: ${known}.`,
  spoiled('a draft, fresh from the scaffold, whose front matter cannot be read', () => {
    const [file = ''] = newArticle({ title: 'Un titre' })
    seed(file, 'tags: ', 'tags:\n\t')
  })`
    content/articles/un-titre/fr.mdx:6:1: Indent this line with spaces, not with a tab.`,
  inFrench('draft that is neither true nor false', 'tags:', 'draft: maybe\ntags:')`
    5:1: “draft” must be true or false, not the text “maybe”. true: shown in previews only. Take the line out to publish.
      « draft » doit être true ou false, et non le texte « maybe ». true : visible dans les aperçus seulement. Supprimez la ligne pour publier.`,
  inFrench('a colon in a title without quotes', 'Le Cloud Act', 'Le Cloud Act: la loi')`
    2:8: This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».
      Illisible ici ou juste au-dessous : écrivez le nom du champ, un deux-points, une espace et la valeur, décalés comme les lignes autour. Une valeur qui contient un deux-points ou un guillemet, ou commence par un signe, se met entre guillemets droits, "…" ; à l’intérieur, écrivez ’ ou « ».`,
  inFrench('the same field twice', 'subtitle:', 'title: Encore\nsubtitle:')`
    3:1: This field is here twice; take one of them out.
      Ce champ est là deux fois ; supprimez-en un.`,
  inFrench('a cover in another folder', 'image: ./cover.png', 'image: ../cover.png')`
    6:1: “image” must name a picture beside the article, like ./cover.svg.
      « image » doit nommer une image à côté de l’article, comme ./cover.svg.`,
  inFrench('a front matter that begins with a line of four signs', '---\ntitle', '----\ntitle')`
    1:1: An article begins with its front matter, between two lines of ---.`,
  inFrench('no end of the front matter', '---\n\nUn', '\nUn')`
    1:1: The front matter has no end: a second line of --- is missing.
      L’en-tête n’a pas de fin : la seconde ligne de --- manque.`,
  written('content/articles/neuf/fr.mdx')('a front matter without a field', '---\n---\n\nUn paragraphe.\n')`
    1:1: An article begins with its front matter, between two lines of ---.
    1:1: The English version is missing: write content/articles/neuf/en.mdx, or “only: fr” in the front matter where there will be none.`,
  inFrench('no front matter', '---\ntitle', 'title')`
    1:1: An article begins with its front matter, between two lines of ---.
      Un article commence par son en-tête, entre deux lignes de ---.`,
  inFrench('a title with a space at its end', 'title: Le Cloud Act', 'title: "Le Cloud Act "')`
    2:1: “title” begins or ends with a space; take it out.
      « title » commence ou finit par une espace ; supprimez-la.`,
  inFrench('a quotation mark that is not closed', 'title: Le Cloud Act', 'title: "Le Cloud Act')`
    2:8: A quotation mark opens here and is never closed; write one at the end of the text, too.
      Un guillemet s’ouvre ici et ne se ferme pas ; écrivez-le aussi à la fin du texte.`,
  inFrench('a title that begins with a sign of YAML', 'title: Le Cloud Act', 'title: *Le* Cloud Act')`
    2:13: This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».`,
  inFrench('a title that is a reference to YAML', 'title: Le Cloud Act', 'title: **Important**')`
    2:8: This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».`,
  inFrench('a title that is a note of YAML', 'title: Le Cloud Act', 'title: #CloudAct')`
    2:8: What follows # is a comment that nobody sees; if it is part of the text, put the text in straight quotation marks, "…".
      Ce qui suit # est une note que personne ne voit ; si elle fait partie du texte, mettez-le entre guillemets droits, "…".`,
  inFrench('a title that ends in a note of YAML', 'title: Le Cloud Act', 'title: La loi #1')`
    2:15: What follows # is a comment that nobody sees; if it is part of the text, put the text in straight quotation marks, "…".`,
  inFrench('a field without a colon', 'subtitle: Ce', 'subtitle Ce')`
    3:1: This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».`,
  inFrench('a line that is indented', 'subtitle: Ce', ' subtitle: Ce')`
    2:8: This cannot be read here or just below: write the name of the field, a colon, a space and the value, indented like the lines around. A value with a colon or a quotation mark in it, or with a sign at its start, stands in straight quotation marks, "…"; inside them write ’, “ ” or « ».`,
  inFrench('a line that is indented with a tab', 'subtitle: Ce', '\tsubtitle: Ce')`
    3:1: Indent this line with spaces, not with a tab.
      Décalez cette ligne par des espaces, et non par une tabulation.`,
  inFrench('a bracket that is not closed', '[law, cloud]', '[law, cloud')`
    5:7: This bracket or brace is never closed.
      Ce crochet ou cette accolade ne se ferme pas.`,
]
