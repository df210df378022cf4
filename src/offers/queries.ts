import { graphql } from 'gatsby'

export const query = graphql`
  fragment OfferParts on Offer {
    offer
    name { ...EachLanguage }
    contactName { ...EachLanguage }
    contactAs
    summary { ...EachLanguage }
    badge
    price { amount upTo per }
    duration { from to unit }
    response
    features { ...EachLanguage }
  }
  fragment OfferAreaParts on OfferArea {
    area
    offers { ...OfferParts }
  }
  fragment PackParts on Pack {
    pack
    title { ...EachLanguage }
    description { ...EachLanguage }
    contents { ...EachLanguage }
    originalPrice
    price
  }
  fragment PriceTerms on PriceList {
    validUntil
    expired
  }
  fragment PriceListParts on PriceList {
    validUntil
    expired
    stages
    entries {
      offers
      name { ...EachLanguage }
      summary { ...EachLanguage }
    }
  }
  fragment SupportPlans on Query {
    support: offerArea(area: { eq: "support" }) {
      offers {
        offer
        name { ...EachLanguage }
        price { amount upTo per }
      }
    }
  }
  fragment ServiceNames on Query {
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        area
        offers { offer contactAs name { ...EachLanguage } contactName { ...EachLanguage } price { amount upTo per } duration { from to unit } }
      }
    }
    packs { packs { pack contactName { ...EachLanguage } price } }
  }
`
