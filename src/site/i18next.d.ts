import 'i18next'

/** Type-checks every key of `content/copy`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      about: typeof import('../../content/copy/en/about.json')
      accessibility: typeof import('../../content/copy/en/accessibility.json')
      ai: typeof import('../../content/copy/en/ai.json')
      'ai-act': typeof import('../../content/copy/en/ai-act.json')
      aiActRules: typeof import('../../content/copy/en/aiActRules.json')
      articles: typeof import('../../content/copy/en/articles.json')
      automation: typeof import('../../content/copy/en/automation.json')
      checkResults: typeof import('../../content/copy/en/checkResults.json')
      cloud: typeof import('../../content/copy/en/cloud.json')
      common: typeof import('../../content/copy/en/common.json')
      consulting: typeof import('../../content/copy/en/consulting.json')
      contact: typeof import('../../content/copy/en/contact.json')
      estimate: typeof import('../../content/copy/en/estimate.json')
      home: typeof import('../../content/copy/en/home.json')
      legal: typeof import('../../content/copy/en/legal.json')
      mvp: typeof import('../../content/copy/en/mvp.json')
      notFound: typeof import('../../content/copy/en/notFound.json')
      offers: typeof import('../../content/copy/en/offers.json')
      'own-server': typeof import('../../content/copy/en/own-server.json')
      ownServerCases: typeof import('../../content/copy/en/ownServerCases.json')
      pricing: typeof import('../../content/copy/en/pricing.json')
      privacy: typeof import('../../content/copy/en/privacy.json')
      proof: typeof import('../../content/copy/en/proof.json')
      sections: typeof import('../../content/copy/en/sections.json')
      services: typeof import('../../content/copy/en/services.json')
      siteMap: typeof import('../../content/copy/en/siteMap.json')
      sovereignty: typeof import('../../content/copy/en/sovereignty.json')
      sovereigntyResult: typeof import('../../content/copy/en/sovereigntyResult.json')
      sovereigntyLetter: typeof import('../../content/copy/en/sovereigntyLetter.json')
      sovereigntyMethod: typeof import('../../content/copy/en/sovereigntyMethod.json')
      sovereigntyServices: typeof import('../../content/copy/en/sovereigntyServices.json')
      sovereigntySteps: typeof import('../../content/copy/en/sovereigntySteps.json')
      specimens: typeof import('../../content/copy/en/specimens.json')
      support: typeof import('../../content/copy/en/support.json')
      tools: typeof import('../../content/copy/en/tools.json')
    }
  }
}
