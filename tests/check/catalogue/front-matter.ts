import { articleSchema } from '../../../src/build/schemas/article'
import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const frontMatter: readonly Fault[] = [
  inFrench(
    'no title',
    'title: Le Cloud Act\n',
    '',
    '2:1: “title” is missing. The title, as the page, lists and search engines show it. At most 90 characters.',
  ),
  inFrench(
    'an empty title',
    'title: Le Cloud Act',
    'title: ""',
    '2:1: “title” is empty. The title, as the page, lists and search engines show it. At most 90 characters.',
  ),
  inFrench(
    'a title too long',
    'Le Cloud Act',
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    '2:1: “title” has 91 characters; 90 are the most.',
  ),
  inFrench(
    'a title that is a number',
    'title: Le Cloud Act',
    'title: 2026',
    '2:1: “title” must be a text, not 2026. The title, as the page, lists and search engines show it. At most 90 characters.',
  ),
  inFrench(
    'a day that is none',
    'publishedAt: 2026-11-12',
    'publishedAt: 12/11/2026',
    '4:1: “publishedAt” must be a day like 2026-10-14.',
  ),
  inFrench(
    'the thirtieth of February',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-02-30',
    '4:1: “publishedAt” must be a day like 2026-10-14.',
  ),
  inFrench(
    'a revision before the publication',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 2026-11-11',
    '5:1: “updatedAt” must not lie before publishedAt.',
  ),
  inFrench(
    'a revision in the future',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 2062-11-20',
    '5:1: “updatedAt” must not lie in the future.',
  ),
  inFrench(
    'a revision whose day is written in French',
    'publishedAt: 2026-11-12',
    'publishedAt: 2026-11-12\nupdatedAt: 20 novembre 2026',
    '5:1: “updatedAt” must be a day like 2026-10-14.',
  ),
  inFrench(
    'no tag',
    '[law, cloud]',
    '[]',
    '5:1: “tags” needs at least one entry. One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
  ),
  inFrench(
    'tags that are no list',
    '[law, cloud]',
    'law',
    '5:1: “tags” must be a list, not the text “law”. One to five tags of content/tags.yaml. The first one chooses the picture of an article without its own.',
  ),
  inFrench(
    'too many tags',
    '[law, cloud]',
    '[a, b, c, d, e, f]',
    '5:1: “tags” has 6 entries; 5 are the most.',
    '5:8: There is no tag “a” in content/tags.yaml; write one of: law, cloud.',
    '5:11: There is no tag “b” in content/tags.yaml; write one of: law, cloud.',
    '5:14: There is no tag “c” in content/tags.yaml; write one of: law, cloud.',
    '5:17: There is no tag “d” in content/tags.yaml; write one of: law, cloud.',
    '5:20: There is no tag “e” in content/tags.yaml; write one of: law, cloud.',
    '5:23: There is no tag “f” in content/tags.yaml; write one of: law, cloud.',
  ),
  inFrench(
    'a tag with a slip',
    '[law, cloud]',
    '[law, clod]',
    '5:13: There is no tag “clod” in content/tags.yaml; did you mean “cloud”?',
  ),
  inFrench(
    'a tag that does not exist',
    '[law, cloud]',
    '[law, droit]',
    '5:13: There is no tag “droit” in content/tags.yaml; write one of: law, cloud.',
  ),
  inFrench(
    'a tag that is part of another word',
    '[law, cloud]',
    '[law, cloud, clo]',
    '5:20: There is no tag “clo” in content/tags.yaml; write one of: law, cloud.',
  ),
  inFrench('a tag twice', '[law, cloud]', '[law, cloud, law]', '5:20: The tag “law” stands here twice.'),
  inFrench(
    'a field with a slip',
    'subtitle:',
    'subtitel:',
    '3:1: “subtitel” is no field of an article; did you mean “subtitle”?',
  ),
  inFrench('“tag” for “tags”', 'tags:', 'tag:', '5:1: “tag” is no field of an article; did you mean “tags”?'),
  inFrench(
    'a field that nobody knows',
    'subtitle:',
    'colour: red\nsubtitle:',
    `3:1: “colour” is no field of an article; write one of: ${Object.keys(articleSchema.fields).join(', ')}.`,
  ),
  inFrench(
    'draft that is neither true nor false',
    'tags:',
    'draft: maybe\ntags:',
    '5:1: “draft” must be true or false, not the text “maybe”. true: shown in previews only. Take the line out to publish.',
  ),
  inFrench(
    'a colon in a title without quotes',
    'Le Cloud Act',
    'Le Cloud Act: la loi',
    '2:8: This cannot be read: a text with a colon stands in quotes, "…".',
  ),
  inFrench(
    'the same field twice',
    'subtitle:',
    'title: Encore\nsubtitle:',
    '3:1: This cannot be read: this field stands here twice.',
  ),
  inFrench(
    'a cover in another folder',
    'image: ./cover.png',
    'image: ../cover.png',
    '6:1: “image” must name a picture beside the article, like ./cover.png.',
  ),
  inFrench(
    'no end of the front matter',
    '---\n\nUn',
    '\nUn',
    '1:1: The front matter has no end: a second line of --- is missing.',
  ),
  inFrench(
    'no front matter',
    '---\ntitle',
    'title',
    '1:1: An article begins with its front matter, between two lines of ---.',
  ),
]
