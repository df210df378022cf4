import type { ListedArticle } from '../src/articles/listing'

const names = {
  automation: 'Automatisation',
  cloud: 'Cloud souverain',
  law: 'Droit',
  security: 'Sécurité',
  'generative-ai': 'IA Générative',
} as const

export type TagId = keyof typeof names

type Given = Partial<Omit<ListedArticle, 'tags'>> & { tags?: readonly TagId[] }

/** An article of `GET /fr/api/articles`, with defaults. */
export function listedArticle({ slug = 'cloud-act', tags = [], ...given }: Given = {}): ListedArticle {
  return {
    title: 'Le Cloud Act',
    subtitle: 'Ce que la loi permet.',
    slug,
    publishedAt: '2026-11-12',
    readTime: '8 min',
    readingMinutes: 8,
    featured: false,
    tags: tags.map((id) => ({ id, name: names[id] })),
    url: `/fr/articles/${slug}`,
    ...given,
  }
}
