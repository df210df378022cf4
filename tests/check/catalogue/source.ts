import { replaced, type SeededError, written } from '../seeded'

const inPage = replaced('src/pages/index.tsx')

export const source: readonly SeededError[] = [
  inPage('copy that nothing shows', "{t('price')} ", '')`
    content/copy/en/home.json:4:3: warning: Nothing on the site shows “price”; take it out of every language.
    content/copy/fr/home.json:4:3: warning: Nothing on the site shows “price”; take it out of every language.`,
  written('src/own-server/Beyond.tsx')(
    'a link of a component that leads nowhere',
    "export const link = local('/princing')\n",
  )`
    1:28: The link /princing leads nowhere in English: there is no such page; did you mean /pricing?`,
  inPage('a link of a page that leads nowhere', "local('/pricing')", "local('/princing')")`
    8:21: The link /princing leads nowhere in English: there is no such page; did you mean /pricing?
      Le lien /princing ne mène nulle part en version anglaise : cette page n’existe pas ; vouliez-vous dire /pricing ?`,
]
