import { inEnglish, inFrench, type SeededError } from '../seeded'

export const links: readonly SeededError[] = [
  inFrench(
    'an address below the text that leads nowhere',
    '## Un titre',
    '[un texte][a]\n\n[a]: /nowhere\n\n## Un titre',
  )`
    14:1: The link /nowhere leads nowhere: there is no such page; the pages are /, /articles, /pricing.`,
  inFrench('a link without words', '[ailleurs]', '[ ]')`
    20:62: This link has no words, and is not shown; write them between its brackets.
      Ce lien n’a pas de mots, et ne se voit pas ; écrivez-les entre ses crochets.`,
  inFrench('a link that does not say where it leads', '[ailleurs]', '[cliquez ici]')`
    20:62: warning: “cliquez ici” says nothing to those who hear the links of a page one after the other; say where this one leads.
      avertissement : « cliquez ici » ne dit rien à qui entend les liens d’une page l’un après l’autre ; dites où mène celui-ci.`,
  ...['https://a.example/b?utm_source=c', 'https://www.google.com/url?q=https://a.example/b'].map(
    (address) =>
      inFrench(`an address that says where readers come from, ${address}`, '/articles/rgpd)', `${address})`)`
    10:20: “${address}” tells others where your readers come from; write the address of the page itself, without utm_… and the like.
      « ${address} » dit à d’autres d’où viennent vos lecteurs ; écrivez l’adresse de la page elle-même, sans utm_… ni rien de tel.`,
  ),
  inFrench('an article with a slip', '/articles/rgpd)', '/articles/rgdp)')`
    10:20: The link /articles/rgdp leads nowhere: there is no such article; did you mean /articles/rgpd?
      Le lien /articles/rgdp ne mène nulle part : cet article n’existe pas ; vouliez-vous dire /articles/rgpd ?`,
  inFrench('an article that does not exist', '/articles/rgpd)', '/articles/intelligence)')`
    10:20: The link /articles/intelligence leads nowhere: there is no such article.
      Le lien /articles/intelligence ne mène nulle part : cet article n’existe pas.`,
  inFrench('a page with a slip', '/pricing#packs', '/princing')`
    20:6: The link /princing leads nowhere: there is no such page; did you mean /pricing?
      Le lien /princing ne mène nulle part : cette page n’existe pas ; vouliez-vous dire /pricing ?`,
  inFrench('a page that does not exist', '/pricing#packs', '/shop')`
    20:6: The link /shop leads nowhere: there is no such page; the pages are /, /articles, /pricing.
      Le lien /shop ne mène nulle part : cette page n’existe pas ; les pages sont /, /articles, /pricing.`,
  inFrench('a part of a page that does not exist', '#packs', '#pakcs')`
    20:6: The link /pricing#pakcs leads nowhere: no part of that page is called “#pakcs”; write /pricing.
      Le lien /pricing#pakcs ne mène nulle part : aucune partie de cette page ne s’appelle « #pakcs » ; écrivez /pricing.`,
  inFrench('a percent sign as it is', '(#un-titre)', '(#un-titre-%)')`
    20:36: The link #un-titre-% has a % that stands for nothing; a percent sign is written %25.
      Le lien #un-titre-% contient un % qui ne veut rien dire ; le signe pour cent s’y écrit %25.`,
  inFrench('a heading that does not exist', '(#un-titre)', '(#un-autre)')`
    20:36: The link #un-autre leads nowhere: no heading of this article has that name.
      Le lien #un-autre ne mène nulle part : aucun intertitre de cet article n’a ce nom.`,
  inFrench('a heading of another article', '/articles/rgpd)', '/articles/rgpd#registres)')`
    10:20: The link /articles/rgpd#registres leads nowhere: no heading there is called “#registres”; did you mean #registre?
      Le lien /articles/rgpd#registres ne mène nulle part : aucun intertitre n’y porte le nom « #registres » ; vouliez-vous dire #registre ?`,
  inFrench('a slash at the end', '/pricing#packs', '/pricing/')`
    20:6: The link /pricing/ leads nowhere: it ends with a /; write /pricing.
      Le lien /pricing/ ne mène nulle part : il finit par une barre oblique ; écrivez /pricing.`,
  inFrench('an address without a slash', '/pricing#packs', 'pricing')`
    20:6: The link pricing must begin with / where it stays on this site, and with https:// where it leaves it.
      Le lien pricing doit commencer par / s’il reste sur ce site, et par https:// s’il en sort.`,
  inFrench('an address of the web without https', 'https://www.cnil.fr/', 'www.cnil.fr')`
    20:62: The link www.cnil.fr must begin with / where it stays on this site, and with https:// where it leaves it.`,
  inFrench('a link with its language', '/pricing#packs', '/fr/pricing')`
    20:6: The link /fr/pricing must not name a language; write /pricing.
      Le lien /fr/pricing s’écrit sans sa langue : /pricing.`,
  inFrench('a link to the site’s own address', 'https://www.cnil.fr/', 'https://septentrion.fr/pricing')`
    20:62: The link https://septentrion.fr/pricing leads to this site; write /pricing.
      Le lien https://septentrion.fr/pricing mène à ce site ; écrivez /pricing.`,
  inFrench('an address that has moved', '/articles/rgpd)', '/api/articles/rgpd/html)')`
    10:20: The link /api/articles/rgpd/html leads nowhere: it has moved; write /articles/rgpd.
      Le lien /api/articles/rgpd/html ne mène nulle part : la page a changé d’adresse ; écrivez /articles/rgpd.`,
  inFrench('a page of the list that is not there', '/articles/rgpd)', '/articles/page/9)')`
    10:20: The link /articles/page/9 leads nowhere: there is no such page; did you mean /articles/rgpd?`,
  inFrench('the first page of the list by a number', '/articles/rgpd)', '/articles/page/1)')`
    10:20: The link /articles/page/1 leads nowhere: there is no such page; did you mean /articles/rgpd?`,
  inFrench('a page before the first', '/articles/rgpd)', '/articles/category/method/page/0)')`
    10:20: The link /articles/category/method/page/0 leads nowhere: there is no such page.`,
  inFrench('a category without articles', '/articles/rgpd)', '/articles/category/method)')`
    10:20: The link /articles/category/method leads nowhere: there is no such page.
      Le lien /articles/category/method ne mène nulle part : cette page n’existe pas.`,
  inFrench('a file that is not there', '/pricing#packs', '/plaquette.pdf')`
    20:6: The link /plaquette.pdf leads nowhere: there is no such page.`,
  inFrench('a link without an address', '(/pricing#packs)', '()')`
    20:6: This link leads nowhere; write an address between its brackets.
      Ce lien ne mène nulle part ; écrivez une adresse entre ses parenthèses.`,
  inFrench(
    'a picture of Markdown by reference',
    'Voir [les tarifs]',
    '[s]: https://example.org/x.png\n\n![Deux cercles][s] [les tarifs]',
  )`
    22:1: A picture is written <Figure src="./drawing.svg" alt="What it shows" />.`,
  inFrench('a picture of Markdown', 'Voir [les tarifs]', '![Deux cercles](./schema.svg) [les tarifs]')`
    20:1: A picture is written <Figure src="./schema.svg" alt="What it shows" />.
      Une image s’écrit <Figure src="./schema.svg" alt="Ce qu’elle montre" />.`,
  inEnglish(
    'an article that exists in the other language only',
    '/articles/cloud-act#a-heading',
    '/articles/rgpd',
  )`
    10:17: The link /articles/rgpd leads nowhere: that article exists only in the other language, fr.mdx; leave the link out here.
      Le lien /articles/rgpd ne mène nulle part : cet article n’existe que dans l’autre langue, fr.mdx ; ne mettez pas de lien ici.`,
  inFrench('the site’s own address in French', 'https://www.cnil.fr/', 'https://septentrion.fr/fr/pricing/')`
    20:62: The link https://septentrion.fr/fr/pricing/ leads to this site; write /pricing.`,
  inFrench('the site’s own address with www', 'https://www.cnil.fr/', 'http://www.septentrion.fr')`
    20:62: The link http://www.septentrion.fr leads to this site; write /.`,
]
