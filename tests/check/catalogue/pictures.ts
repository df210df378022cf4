import { replaced, type SeededError } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const pictures: readonly SeededError[] = [
  inFrench('a cover that is missing', './cover.png', './other.png', {
    at: '6:8',
    en: 'There is no picture ./other.png beside this file; did you mean “./cover.png”?',
    fr: 'Il n’y a pas d’image ./other.png à côté de ce fichier ; vouliez-vous dire « ./cover.png » ?',
  }),
  inFrench('a figure with a slip', 'src="./schema.svg"', 'src="./schmea.svg"', {
    at: '14:9',
    en: 'There is no picture ./schmea.svg beside this file; did you mean “./schema.svg”?',
    fr: 'Il n’y a pas d’image ./schmea.svg à côté de ce fichier ; vouliez-vous dire « ./schema.svg » ?',
  }),
  inFrench('a figure in another folder', 'src="./schema.svg"', 'src="../schema.svg"', {
    at: '14:9',
    en: '“../schema.svg” must name a picture beside the article, like ./drawing.svg.',
    fr: '« ../schema.svg » doit nommer une image à côté de l’article, comme ./drawing.svg.',
  }),
  inFrench('a cover without words', 'imageAlt: Une balance.\n', '', {
    at: '6:1',
    en: 'The cover needs imageAlt: what it shows, for those who do not see it.',
    fr: 'La couverture demande imageAlt : ce qu’elle montre, pour qui ne la voit pas.',
  }),
  inFrench('words without a cover', 'image: ./cover.png\n', '', {
    at: '6:1',
    en: 'There is no image that imageAlt could describe; add “image: ./cover.svg” or take it out.',
    fr: 'Il n’y a pas d’image que imageAlt pourrait décrire ; ajoutez « image: ./cover.svg » ou supprimez la ligne.',
  }),
  inFrench('words that say nothing', 'alt="Deux cercles qui se coupent"', 'alt="Une image"', {
    at: '14:28',
    en: 'alt says nothing, “Une image”; write what the picture shows.',
    fr: 'alt ne dit rien, « Une image » ; écrivez ce que montre l’image.',
  }),
  inFrench('words that are the file’s name', 'alt="Deux cercles qui se coupent"', 'alt="schema.svg"', {
    at: '14:28',
    en: 'alt is the name of a file, “schema.svg”; write what the picture shows.',
    fr: 'alt est le nom d’un fichier, « schema.svg » ; écrivez ce que montre l’image.',
  }),
  inFrench('words that announce a picture', 'Une balance.', 'Photo d’une balance.', {
    at: '7:1',
    en: 'imageAlt begins like “image of”, which screen readers say anyway; begin with what is shown.',
    fr: 'imageAlt commence comme « image de », ce que les lecteurs d’écran disent déjà ; commencez par ce qui est montré.',
  }),
  inFrench('words that repeat the caption', 'caption="Le schéma."', 'caption="Deux cercles qui se coupent"', {
    at: '14:28',
    en: 'alt repeats the caption, which would be read twice; write what the picture shows.',
    fr: 'alt répète la légende, qui serait lue deux fois ; écrivez ce que montre l’image.',
  }),
]
