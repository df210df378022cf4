import type { ListedArticle } from '../articles/listing'
import type { PriceRow } from '../offers/PriceTable'
import type { Offer } from '../offers/price-list'
import { inEachLanguage, type Language, localPath } from '../site/languages'

/** Sample texts: of the usual length, and too long. */
const words = {
  fr: {
    title: 'Un titre de section',
    text: 'Une phrase de longueur moyenne, comme on en lit partout sur le site, pour juger des lignes.',
    long: 'Anticonstitutionnellement\u00a0: intercommunicationnalité d’une infrastructure interdépartementale',
    article: 'Une étoile connue, et plusieurs qui lui ressemblent',
    subtitle: 'Ce que l’article démontre, en une phrase qui porte les mots que l’on chercherait.',
    tags: ['IA Générative', 'Sécurité', 'Méthode'],
    names: ['Clés', 'Fichiers', 'Messagerie', 'Sauvegardes'],
    error: 'Saisissez une adresse comme nom@exemple.org.',
  },
  en: {
    title: 'A section’s title',
    text: 'A sentence of middling length, such as one reads all over the site, to judge the lines by.',
    long: 'Uncharacteristically interdepartmental infrastructure: counterrevolutionary responsibilities',
    article: 'One known star, and several that look like it',
    subtitle: 'What the article shows, in a sentence with the words that one would search for.',
    tags: ['Generative AI', 'Security', 'Method'],
    names: ['Keys', 'Files', 'Messaging', 'Backups'],
    error: 'Enter an address like name@example.org.',
  },
} as const satisfies Record<Language, object>

export const sampleWords = (language: Language) => words[language]

/** A picture that every build has, so that cards need no content file. */
const plate = '/icon.svg'

type Card = Partial<Pick<ListedArticle, 'title' | 'featured'>> & { tags?: number; picture?: boolean }

export function sampleArticle(
  language: Language,
  { tags = 2, picture = true, ...given }: Card = {},
): ListedArticle {
  const { article, subtitle, tags: names } = words[language]
  return {
    title: article,
    subtitle,
    slug: 'sample',
    publishedAt: '2026-11-12',
    readTime: '5 min',
    readingMinutes: 5,
    featured: false,
    tags: names.slice(0, tags).map((name, index) => ({ id: `tag-${index}`, name })),
    url: localPath('/articles', language),
    picture: picture
      ? {
          layout: 'constrained',
          width: 400,
          height: 267,
          images: { sources: [], fallback: { src: plate, srcSet: undefined, sizes: undefined } },
        }
      : undefined,
    ...given,
  }
}

const both = (key: 'title' | 'text' | 'long') => inEachLanguage((language) => words[language][key])

const offer = (id: string, given: Partial<Offer>): Offer => ({
  offer: id,
  name: both('title'),
  contactName: null,
  contactAs: 'audit',
  summary: both('text'),
  badge: null,
  price: { amount: 8900, upTo: null, per: null },
  duration: { from: 3, to: 4, unit: 'week' },
  response: null,
  features: [both('title')],
  ...given,
})

export const sampleOffers: readonly Offer[] = [
  offer('plain', {}),
  offer('popular', {
    badge: 'popular',
    price: { amount: 25000, upTo: 45000, per: null },
    duration: { from: 8, to: 12, unit: 'week' },
  }),
  offer('long', { badge: 'recommended', name: both('long'), price: null, duration: null }),
]

export const sampleLines: readonly PriceRow[] = sampleOffers.map(({ offer: id, ...rest }) => ({
  ...rest,
  id,
  href: '#PriceTable',
}))

export const samplePacks: readonly PriceRow[] = [
  {
    id: 'combo-startup',
    name: both('title'),
    summary: both('text'),
    originalPrice: 45200,
    price: { amount: 39900, upTo: null, per: null },
    duration: null,
    badge: null,
    features: [],
    href: '#PriceTable',
  },
]
