import { articleSchema } from '../../../src/build/schemas/article'
import { type Fault, replaced } from '../seeded'

const known = Object.keys(articleSchema.fields).join(', ')
const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const frontMatter: readonly Fault[] = [
  inFrench('no title', 'title: Le Cloud Act\n', '', {
    at: '2:1',
    en: '“title” is missing. The title, as the page, lists and search engines show it. At most 90 characters.',
    fr: '« title » manque. Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.',
  }),
  inFrench('an empty title', 'title: Le Cloud Act', 'title: ""', {
    at: '2:1',
    en: '“title” is empty. The title, as the page, lists and search engines show it. At most 90 characters.',
    fr: '« title » est vide. Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.',
  }),
  inFrench(
    'a title too long',
    'Le Cloud Act',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    {
      at: '2:1',
      en: '“title” has 91 characters; 90 are the most.',
      fr: '« title » compte 91 caractères : 90 au plus.',
    },
  ),
  inFrench('a title that is a number', 'title: Le Cloud Act', 'title: 2026', {
    at: '2:1',
    en: '“title” must be a text, not 2026. The title, as the page, lists and search engines show it. At most 90 characters.',
    fr: '« title » doit être un texte, et non 2026. Le titre, tel que le montrent la page, les listes et les moteurs de recherche. 90 caractères au plus.',
  }),
  inFrench('a day that is none', 'publishedAt: 2026-11-12', 'publishedAt: 12/11/2026', {
    at: '4:1',
    en: '“publishedAt” must be a day like 2026-10-14.',
    fr: '« publishedAt » doit être un jour qui existe, écrit comme 2026-10-14.',
  }),
  inFrench('the thirtieth of February', 'publishedAt: 2026-11-12', 'publishedAt: 2026-02-30', {
    at: '4:1',
    en: '“publishedAt” must be a day like 2026-10-14.',
    fr: '« publishedAt » doit être un jour qui existe, écrit comme 2026-10-14.',
  }),
  inFrench(
    'a revision before the publication',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 2026-11-11',
    {
      at: '5:1',
      en: '“updatedAt” must not lie before publishedAt.',
      fr: '« updatedAt » ne peut pas précéder publishedAt.',
    },
  ),
  inFrench(
    'a revision in the future',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 2062-11-20',
    {
      at: '5:1',
      en: '“updatedAt” must not lie in the future.',
      fr: '« updatedAt » ne peut pas être un jour à venir.',
    },
  ),
  inFrench(
    'a revision whose day is written in French',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 20 novembre 2026',
    {
      at: '5:1',
      en: '“updatedAt” must be a day like 2026-10-14.',
      fr: '« updatedAt » doit être un jour qui existe, écrit comme 2026-10-14.',
    },
  ),
  inFrench(
    'an apostrophe that ends a text in single quotes',
    'title: Le Cloud Act',
    "title: 'Un nom d\u2019abord, l'autre ensuite'",
    {
      at: '2:26',
      en: 'The French apostrophe is ’ (U+2019) (npm run check -- --fix corrects it).',
      fr: 'L’apostrophe française est ’ (U+2019) (npm run check -- --fix le corrige).',
    },
    {
      at: '2:27',
      en: 'This cannot be read: put a text with a quotation mark or an apostrophe in it in the other quotes, "…", or in none.',
      fr: 'Illisible : un texte qui contient un guillemet ou une apostrophe s’écrit entre les autres guillemets, "…", ou sans guillemets.',
    },
  ),
  inFrench('no tag', '[law, cloud]', '[]', {
    at: '5:1',
    en: '“tags” needs at least one entry. One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
    fr: '« tags » demande au moins une entrée. Un à cinq sujets de content/tags.yaml. Le premier choisit l’image d’un article qui n’en a pas.',
  }),
  inFrench('tags that are no list', '[law, cloud]', 'law', {
    at: '5:1',
    en: '“tags” must be a list, not the text “law”. One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
    fr: '« tags » doit être une liste, et non le texte « law ». Un à cinq sujets de content/tags.yaml. Le premier choisit l’image d’un article qui n’en a pas.',
  }),
  inFrench(
    'too many tags',
    '[law, cloud]',
    '[a, b, c, d, e, f]',
    { at: '5:1', en: '“tags” has 6 entries; 5 are the most.', fr: '« tags » compte 6 entrées : 5 au plus.' },
    {
      at: '5:8',
      en: 'There is no tag “a” in content/tags.yaml; write one of: law, cloud.',
      fr: 'Il n’y a pas de sujet « a » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
    },
    {
      at: '5:11',
      en: 'There is no tag “b” in content/tags.yaml; write one of: law, cloud.',
      fr: 'Il n’y a pas de sujet « b » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
    },
    {
      at: '5:14',
      en: 'There is no tag “c” in content/tags.yaml; write one of: law, cloud.',
      fr: 'Il n’y a pas de sujet « c » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
    },
    {
      at: '5:17',
      en: 'There is no tag “d” in content/tags.yaml; write one of: law, cloud.',
      fr: 'Il n’y a pas de sujet « d » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
    },
    {
      at: '5:20',
      en: 'There is no tag “e” in content/tags.yaml; write one of: law, cloud.',
      fr: 'Il n’y a pas de sujet « e » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
    },
    {
      at: '5:23',
      en: 'There is no tag “f” in content/tags.yaml; write one of: law, cloud.',
      fr: 'Il n’y a pas de sujet « f » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
    },
  ),
  inFrench('a tag with a slip', '[law, cloud]', '[law, clod]', {
    at: '5:13',
    en: 'There is no tag “clod” in content/tags.yaml; did you mean “cloud”?',
    fr: 'Il n’y a pas de sujet « clod » dans content/tags.yaml ; vouliez-vous dire « cloud » ?',
  }),
  inFrench('a tag that does not exist', '[law, cloud]', '[law, droit]', {
    at: '5:13',
    en: 'There is no tag “droit” in content/tags.yaml; write one of: law, cloud.',
    fr: 'Il n’y a pas de sujet « droit » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
  }),
  inFrench('a tag that is part of another word', '[law, cloud]', '[law, cloud, clo]', {
    at: '5:20',
    en: 'There is no tag “clo” in content/tags.yaml; write one of: law, cloud.',
    fr: 'Il n’y a pas de sujet « clo » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, cloud.',
  }),
  inFrench('a tag twice', '[law, cloud]', '[law, cloud, law]', {
    at: '5:20',
    en: 'The tag “law” is here twice.',
    fr: 'Le sujet « law » est là deux fois ; supprimez-en un.',
  }),
  inFrench('a field with a slip', 'subtitle:', 'subtitel:', {
    at: '3:1',
    en: '“subtitel” is no field of an article; did you mean “subtitle”?',
    fr: '« subtitel » n’est pas un champ d’un article ; vouliez-vous dire « subtitle » ?',
  }),
  inFrench('“tag” for “tags”', 'tags:', 'tag:', {
    at: '5:1',
    en: '“tag” is no field of an article; did you mean “tags”?',
    fr: '« tag » n’est pas un champ d’un article ; vouliez-vous dire « tags » ?',
  }),
  inFrench('a field that nobody knows', 'subtitle:', 'colour: red\nsubtitle:', {
    at: '3:1',
    en: `“colour” is no field of an article; write one of: ${known}.`,
    fr: `« colour » n’est pas un champ d’un article ; écrivez l’un de ceux-ci : ${known}.`,
  }),
  inFrench('draft that is neither true nor false', 'tags:', 'draft: maybe\ntags:', {
    at: '5:1',
    en: '“draft” must be true or false, not the text “maybe”. true: shown in previews only. Take the line out to publish.',
    fr: '« draft » doit être true ou false, et non le texte « maybe ». true : visible dans les aperçus seulement. Supprimez la ligne pour publier.',
  }),
  inFrench(
    'a colon in a title without quotes',
    'Le Cloud Act',
    'Le Cloud Act: la loi',
    {
      at: '2:8',
      en: 'This cannot be read: put a text with a colon in straight quotes, "…".',
      fr: 'Illisible : un texte qui contient un deux-points s’écrit entre guillemets droits, "…".',
    },
    {
      at: '2:20',
      en: 'A no-break space (U+00A0) belongs before a colon (npm run check -- --fix corrects it).',
      fr: 'Il faut une espace insécable (U+00A0) devant le deux-points (npm run check -- --fix le corrige).',
    },
  ),
  inFrench('the same field twice', 'subtitle:', 'title: Encore\nsubtitle:', {
    at: '3:1',
    en: 'This field is here twice; take one of them out.',
    fr: 'Ce champ est là deux fois ; supprimez-en un.',
  }),
  inFrench('a cover in another folder', 'image: ./cover.png', 'image: ../cover.png', {
    at: '6:1',
    en: '“image” must name a picture beside the article, like ./cover.png.',
    fr: '« image » doit nommer une image à côté de l’article, comme ./cover.png.',
  }),
  inFrench('no end of the front matter', '---\n\nUn', '\nUn', {
    at: '1:1',
    en: 'The front matter has no end: a second line of --- is missing.',
    fr: 'L’en-tête n’a pas de fin : la seconde ligne de --- manque.',
  }),
  inFrench('no front matter', '---\ntitle', 'title', {
    at: '1:1',
    en: 'An article begins with its front matter, between two lines of ---.',
    fr: 'Un article commence par son en-tête, entre deux lignes de ---.',
  }),
]
