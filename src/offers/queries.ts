import { graphql } from 'gatsby'

export const query = graphql`
  fragment OfferParts on Offer {
    offer
    name { en fr }
    contactName { en fr }
    contactAs
    summary { en fr }
    badge
    price { amount upTo per }
    duration { from to unit }
    response
    features { en fr }
  }
  fragment OfferAreaParts on OfferArea {
    area
    offers { ...OfferParts }
  }
  fragment PackParts on Pack {
    pack
    title { en fr }
    description { en fr }
    contents { en fr }
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
      name { en fr }
      summary { en fr }
    }
  }
  fragment SupportPlans on Query {
    support: offerArea(area: { eq: "support" }) {
      offers {
        offer
        name { en fr }
        price { amount upTo per }
      }
    }
  }
  fragment ServiceNames on Query {
    areas: allOfferArea(sort: { order: ASC }) {
      nodes {
        area
        offers { offer name { en fr } contactName { en fr } price { amount upTo per } duration { from to unit } }
      }
    }
    packs { packs { pack contactName { en fr } price } }
  }
`
