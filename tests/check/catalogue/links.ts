import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')
const inEnglish = replaced('content/articles/cloud-act/en.mdx')

export const links: readonly Fault[] = [
  inFrench(
    'an article with a slip',
    '/articles/rgpd)',
    '/articles/rgdp)',
    '10:20: The link /articles/rgdp leads nowhere: there is no such article; did you mean /articles/rgpd?',
  ),
  inFrench(
    'an article that does not exist',
    '/articles/rgpd)',
    '/articles/intelligence)',
    '10:20: The link /articles/intelligence leads nowhere: there is no such article.',
  ),
  inFrench(
    'a page with a slip',
    '/pricing#packs',
    '/princing',
    '20:6: The link /princing leads nowhere: there is no such page; did you mean /pricing?',
  ),
  inFrench(
    'a page that does not exist',
    '/pricing#packs',
    '/shop',
    '20:6: The link /shop leads nowhere: there is no such page; the pages are /, /articles, /pricing.',
  ),
  inFrench(
    'a part of a page that does not exist',
    '#packs',
    '#pakcs',
    '20:6: The link /pricing#pakcs leads nowhere: no part of that page is called “#pakcs”; write /pricing.',
  ),
  inFrench(
    'a percent sign as it is',
    '(#un-titre)',
    '(#un-titre-%)',
    '20:36: The link #un-titre-% has a % that stands for nothing; a percent sign is written %25.',
  ),
  inFrench(
    'a heading that does not exist',
    '(#un-titre)',
    '(#un-autre)',
    '20:36: The link #un-autre leads nowhere: no heading of this article is called so.',
  ),
  inFrench(
    'a heading of another article',
    '/articles/rgpd)',
    '/articles/rgpd#registres)',
    '10:20: The link /articles/rgpd#registres leads nowhere: no heading there is called “#registres”; did you mean #registre?',
  ),
  inFrench(
    'a slash at the end',
    '/pricing#packs',
    '/pricing/',
    '20:6: The link /pricing/ leads nowhere: it ends with a /; write /pricing.',
  ),
  inFrench(
    'an address without a slash',
    '/pricing#packs',
    'pricing',
    '20:6: The link pricing must begin with / where it stays on this site, and with https:// where it leaves it.',
  ),
  inFrench(
    'an address of the web without https',
    'https://www.cnil.fr/',
    'www.cnil.fr',
    '20:62: The link www.cnil.fr must begin with / where it stays on this site, and with https:// where it leaves it.',
  ),
  inFrench(
    'a link with its language',
    '/pricing#packs',
    '/fr/pricing',
    '20:6: The link /fr/pricing is written without its language; write /pricing.',
  ),
  inFrench(
    'a link to the site’s own address',
    'https://www.cnil.fr/',
    'https://septentrion.fr/pricing',
    '20:62: The link https://septentrion.fr/pricing leads to this site; write /pricing.',
  ),
  inFrench(
    'an address that has moved',
    '/articles/rgpd)',
    '/api/articles/rgpd/html)',
    '10:20: The link /api/articles/rgpd/html leads nowhere: it has moved; write /articles/rgpd.',
  ),
  inFrench(
    'a page of the list that is not there',
    '/articles/rgpd)',
    '/articles/page/9)',
    '10:20: The link /articles/page/9 leads nowhere: there is no such page; did you mean /articles/rgpd?',
  ),
  inFrench(
    'a category without articles',
    '/articles/rgpd)',
    '/articles/category/method)',
    '10:20: The link /articles/category/method leads nowhere: there is no such page.',
  ),
  inFrench(
    'a file that is not there',
    '/pricing#packs',
    '/plaquette.pdf',
    '20:6: The link /plaquette.pdf leads nowhere: there is no such page.',
  ),
  inFrench(
    'a link without an address',
    '(/pricing#packs)',
    '()',
    '20:6: This link leads nowhere; write an address between its brackets.',
  ),
  inFrench(
    'a picture of Markdown',
    'Voir [les tarifs]',
    '![Deux cercles](./schema.svg) [les tarifs]',
    '20:1: A picture is written <Figure src="./schema.svg" alt="What it shows" />.',
  ),
  inEnglish(
    'an article that exists in the other language only',
    '/articles/cloud-act#a-heading',
    '/articles/rgpd',
    '10:17: The link /articles/rgpd leads nowhere: that article exists only in the other language, fr.mdx; leave the link out here.',
  ),
]
