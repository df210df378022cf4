import { inFrench, type SeededError } from '../seeded'

export const pictures: readonly SeededError[] = [
  inFrench('a cover that is missing', './cover.png', './other.png')`
    6:8: There is no picture ./other.png beside this file; did you mean “./cover.png”?
      Il n’y a pas d’image ./other.png à côté de ce fichier ; vouliez-vous dire « ./cover.png » ?`,
  inFrench('a figure with a slip', 'src="./schema.svg"', 'src="./schmea.svg"')`
    14:9: There is no picture ./schmea.svg beside this file; did you mean “./schema.svg”?`,
  inFrench('a figure in another folder', 'src="./schema.svg"', 'src="../schema.svg"')`
    14:9: “../schema.svg” must name a picture beside the article, like ./drawing.svg.
      « ../schema.svg » doit nommer une image à côté de l’article, comme ./drawing.svg.`,
  inFrench('a figure that browsers do not show', 'src="./schema.svg"', 'src="./schema.heic"')`
    14:9: The site cannot show “./schema.heic”; save it as SVG, PNG, JPEG, WebP or AVIF.
      Le site ne peut pas montrer « ./schema.heic » ; enregistrez l’image en SVG, PNG, JPEG, WebP ou AVIF.`,
  inFrench('a cover in capitals that is missing', './cover.png', './Schéma.PNG')`
    6:8: There is no picture ./Schéma.PNG beside this file; put it there.
      Il n’y a pas d’image ./Schéma.PNG à côté de ce fichier ; ajoutez-la.`,
  inFrench('a cover without words', 'imageAlt: Une balance.\n', '')`
    6:1: The cover needs imageAlt: what it shows, for those who cannot see it.
      La couverture demande imageAlt : ce qu’elle montre, pour qui ne la voit pas.`,
  inFrench('words without a cover', 'image: ./cover.png\n', '')`
    6:1: There is no image that imageAlt could describe; add “image: ./cover.svg” or take it out.
      Il n’y a pas d’image que imageAlt pourrait décrire ; ajoutez « image: ./cover.svg » ou supprimez la ligne.`,
  inFrench('a cover with empty words', 'imageAlt: Une balance.', 'imageAlt: ""')`
    7:1: imageAlt is empty; write what the picture shows.
      imageAlt est vide ; écrivez ce que montre l’image.`,
  inFrench('words that say nothing', 'alt="Deux cercles qui se coupent"', 'alt="Une image"')`
    14:28: alt says nothing, “Une image”; write what the picture shows.
      alt ne dit rien, « Une image » ; écrivez ce que montre l’image.`,
  inFrench('words that are the file’s name', 'alt="Deux cercles qui se coupent"', 'alt="schema.svg"')`
    14:28: alt is the name of a file, “schema.svg”; write what the picture shows.
      alt est le nom d’un fichier, « schema.svg » ; écrivez ce que montre l’image.`,
  inFrench('words that announce a picture', 'Une balance.', 'Photo d’une balance.')`
    7:1: imageAlt begins like “image of”, which screen readers say anyway; begin with what is shown.
      imageAlt commence par des mots comme « image de », que les lecteurs d’écran disent déjà ; commencez par ce qui est montré.`,
  inFrench('words that repeat the caption', 'caption="Le schéma."', 'caption="Deux cercles qui se coupent"')`
    14:28: alt repeats the caption, which would be read twice; write what the picture shows.
      alt répète la légende, qui serait lue deux fois ; écrivez ce que montre l’image.`,
]
