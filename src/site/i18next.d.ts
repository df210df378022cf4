import 'i18next'
import type about from '../../content/copy/en/about.json'
import type accessibility from '../../content/copy/en/accessibility.json'
import type ai from '../../content/copy/en/ai.json'
import type aiAct from '../../content/copy/en/ai-act.json'
import type aiActRules from '../../content/copy/en/aiActRules.json'
import type articles from '../../content/copy/en/articles.json'
import type automation from '../../content/copy/en/automation.json'
import type checkResults from '../../content/copy/en/checkResults.json'
import type cloud from '../../content/copy/en/cloud.json'
import type common from '../../content/copy/en/common.json'
import type consulting from '../../content/copy/en/consulting.json'
import type contact from '../../content/copy/en/contact.json'
import type estimate from '../../content/copy/en/estimate.json'
import type home from '../../content/copy/en/home.json'
import type legal from '../../content/copy/en/legal.json'
import type mvp from '../../content/copy/en/mvp.json'
import type notFound from '../../content/copy/en/notFound.json'
import type ownServer from '../../content/copy/en/own-server.json'
import type ownServerCases from '../../content/copy/en/ownServerCases.json'
import type pricing from '../../content/copy/en/pricing.json'
import type privacy from '../../content/copy/en/privacy.json'
import type proof from '../../content/copy/en/proof.json'
import type sections from '../../content/copy/en/sections.json'
import type services from '../../content/copy/en/services.json'
import type sovereignty from '../../content/copy/en/sovereignty.json'
import type sovereigntyLetter from '../../content/copy/en/sovereigntyLetter.json'
import type sovereigntyMethod from '../../content/copy/en/sovereigntyMethod.json'
import type sovereigntyResult from '../../content/copy/en/sovereigntyResult.json'
import type sovereigntyServices from '../../content/copy/en/sovereigntyServices.json'
import type sovereigntySteps from '../../content/copy/en/sovereigntySteps.json'
import type specimens from '../../content/copy/en/specimens.json'
import type support from '../../content/copy/en/support.json'
import type tools from '../../content/copy/en/tools.json'

/** Type-checks every key of `content/copy`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      about: typeof about
      accessibility: typeof accessibility
      ai: typeof ai
      'ai-act': typeof aiAct
      aiActRules: typeof aiActRules
      articles: typeof articles
      automation: typeof automation
      checkResults: typeof checkResults
      cloud: typeof cloud
      common: typeof common
      consulting: typeof consulting
      contact: typeof contact
      estimate: typeof estimate
      home: typeof home
      legal: typeof legal
      mvp: typeof mvp
      notFound: typeof notFound
      'own-server': typeof ownServer
      ownServerCases: typeof ownServerCases
      pricing: typeof pricing
      privacy: typeof privacy
      proof: typeof proof
      sections: typeof sections
      services: typeof services
      sovereignty: typeof sovereignty
      sovereigntyResult: typeof sovereigntyResult
      sovereigntyLetter: typeof sovereigntyLetter
      sovereigntyMethod: typeof sovereigntyMethod
      sovereigntyServices: typeof sovereigntyServices
      sovereigntySteps: typeof sovereigntySteps
      specimens: typeof specimens
      support: typeof support
      tools: typeof tools
    }
  }
}
