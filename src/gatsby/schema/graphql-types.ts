import { languages } from '../../site/languages'

/**
 * Every type that a page may query, declared without inference, so that fields exist even if no file uses
 * them. The yup schemas define the allowed values.
 */
export const graphqlTypes = /* GraphQL */ `
  type LocalizedText { ${languages.map((language) => `${language}: String!`).join(' ')} }

  type Organization implements Node @dontInfer {
    brand: String! url: String! email: String! phone: String! city: String! founded: Int!
    socials: [Social!]! legal: LegalIdentity!
  }
  type Social { name: String! url: String! }
  type LegalIdentity {
    legalName: String legalForm: String capital: String registration: String vat: String address: String
    director: String hostName: String hostAddress: String hostPhone: String
  }

  "The build itself."
  type Build implements Node @dontInfer {
    year: Int!
    "Its day, YYYY-MM-DD: that of the prices it shows."
    day: String!
    "Whether this is a preview (PREVIEW=1), which search engines are not to list."
    preview: Boolean!
  }

  type Tag implements Node @dontInfer {
    tag: String! name: LocalizedText! picture: String
    "The area of the service that its articles end in."
    area: String
  }

  "A figure of content/figures.yaml; its fields are read from the file, and pages that cite one depend on these nodes."
  type Figure implements Node @dontInfer { day: String! }

  type OfferArea implements Node @dontInfer { area: String! order: Int! serverRent: Boolean offers: [Offer!]! lowestPrice: Price }
  type Offer {
    offer: String! name: LocalizedText! contactName: LocalizedText contactAs: String summary: LocalizedText! includesAreas: [String!] badge: String
    price: Price duration: Duration
    "Within how many hours a support plan answers."
    response: Int
    features: [LocalizedText!]!
  }
  type Price { amount: Int! upTo: Int per: String }
  type Duration { from: Int to: Int unit: String! }

  type Packs implements Node @dontInfer { packs: [Pack!]! }
  type Pack {
    pack: String! title: LocalizedText! contactName: LocalizedText! description: LocalizedText! contents: LocalizedText
    originalPrice: Int! price: Int!
    "What it consists of, and the areas that it takes something from, where the price list says."
    offers: [String!] areas: [String!]
  }

  type PriceList implements Node @dontInfer {
    validUntil: String! stages: [Int!]! vat: Int! entries: [PriceListEntry!]!
    "Whether the day of the build lies after validUntil."
    expired: Boolean!
  }
  type PriceListEntry { offers: [String!]! name: LocalizedText summary: LocalizedText }

  "content/sovereignty.yaml: the Cloud Sovereignty Framework."
  type Sovereignty implements Node @dontInfer {
    source: SovereigntySource! corrections: [LocalizedText!]!
    "Its objectives in one language: all, one of them, or all with the criteria of the short check alone."
    objectives(language: String!, only: String, short: Boolean): [SovereigntyObjective!]!
  }
  type SovereigntySource { name: LocalizedText! url: String! day: String! checkedAt: String! }
  type SovereigntyObjective {
    id: String! name: String! about: String! weights: SovereigntyWeights! criteria: [SovereigntyCriterion!]!
  }
  type SovereigntyWeights { june2026: Int! october2025: Int! }
  type SovereigntyCriterion {
    id: String! name: String! question: String! answers: [String!]! points: [Float!]! seals: [Int!]! how: String! ask: String!
    "Whether the short check asks it."
    short: Boolean!
    "The article that explains it, where there is one in this language."
    article: SovereigntyArticle
  }
  "An article by what its title names before the colon: whole titles would make the page too heavy."
  type SovereigntyArticle { slug: String! subject: String! }

  "One article in one language; made from an Mdx node."
  type Article implements Node @dontInfer {
    slug: String! language: String! title: String! subtitle: String! author: String publishedAt: String!
    "The day on which the text last changed in substance."
    updatedAt: String
    "The day on which its facts were last checked."
    checkedAt: String
    "Day and slug: sorts all articles the same way on every machine."
    sortKey: String!
    readingMinutes: Int! wordCount: Int!
    "Whether this build shows the article: all of them in a preview, else what is out."
    published: Boolean!
    "The notice on a translation that is behind its original."
    outdated: OutdatedTranslation
    "published, scheduled or draft: a preview marks what is not out."
    publication: String!
    featured: Boolean! tags: [Tag!]! @link(by: "tag")
    "The offer that it ends in."
    offer: String
    "Words by which the search finds it, beside its own."
    keywords: [String!]
    imageAlt: String imageCaption: String
    "Its cover, where that is a photograph."
    image: File
    "The address of its cover, where that is a drawing: its own, or the one that its first tag chooses."
    plate: String
    "The body as HTML, compiled from MDX here and not in the browser."
    html: String!
    headings: [ArticleHeading!]!
    "Whether it follows an original in the other language."
    translation: Boolean!
    "The body as machines read it."
    texts: ArticleTexts!
  }
  "One file of copy in one language; made by gatsby-plugin-react-i18next."
  type Locale implements Node @dontInfer {
    ns: String! language: String! data: String!
    "The notice on copy that is behind its original."
    outdated: OutdatedTranslation
  }

  "An article's file as gatsby-plugin-mdx reads it; pages ask for Article instead."
  type Mdx implements Node @dontInfer { body: String }

  type OutdatedTranslation {
    "The day on which it last followed its original."
    day: String!
    "The language of the original."
    original: String!
  }
  type ArticleTexts {
    markdown: String!
    "HTML for feed readers."
    feed: String!
    "What the search reads, line by line; that of the notes apart."
    text: String!
    notes: String!
  }
  type ArticleHeading { id: String! text: String! }
`
