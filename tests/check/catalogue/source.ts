import { replaced, type SeededError } from '../seeded'

const inPage = replaced('src/pages/index.tsx')

export const source: readonly SeededError[] = [
  {
    ...inPage('copy that nothing shows', "{t('price')} ", ''),
    says: [
      {
        at: 'content/copy/en/home.json:4:3',
        en: 'warning: Nothing on the site shows “price”; take it out of every language.',
        fr: 'avertissement : Rien sur le site ne montre « price » ; supprimez-le de toutes les langues.',
      },
      {
        at: 'content/copy/fr/home.json:4:3',
        en: 'warning: Nothing on the site shows “price”; take it out of every language.',
        fr: 'avertissement : Rien sur le site ne montre « price » ; supprimez-le de toutes les langues.',
      },
    ],
  },
  inPage('a link of a page that leads nowhere', "local('/pricing')", "local('/princing')", {
    at: '8:21',
    en: 'The link /princing leads nowhere in English: there is no such page; did you mean /pricing?',
    fr: 'Le lien /princing ne mène nulle part en version anglaise : cette page n’existe pas ; vouliez-vous dire /pricing ?',
  }),
]
