import type { Language } from '../../site/languages'
import { stemsOf } from './words'

/**
 * Everyday words, folded: among the most used of each language, whatever one talks about. Who types one may look for anything, so
 * that it says little (`evidence.ts`). The build marks those that the index has; the list itself is not sent.
 */
const lists: Record<Language, string> = {
  en: `able above abroad absence accident actor actually add address advice afford after again age agency ago allow
    allowed almost already always amount animal another anyone anything anyway apartment apply appointment army
    around art ask asked association author autumn award away baby back bad bag ball band bank based bath battery
    beach become bed beer before begin best better between bicycle big bike birth birthday bit black blog blood blue
    boat body book booking boss both bottle bottom box boy brain bread break breakfast bright bring british broken
    brother building built bus business buy buyer cable calculator calendar call called came camera cancel cancelled
    candidate cant car card care career case cat cause center centre chair channel charger charity cheap cheaper
    cheapest check child children choose church circle citizen city class clean clear climb close closed clothes
    club coffee cold collection college color colour come coming commercial common companies complaint complete
    compulsory condition consider consumer contract control cook cool corner count countries couple course create
    crime culture cup dance dangerous dark date daughter day deadline deal dealer dear death debt decide deep degree
    delay deliver delivered delivery dentist depend deposit depth desk details difference different difficult dinner
    dirty distance divorce doctor doesnt dog done dont door double dozen draft driver driving dry during each ear
    early easy edge eight either election electric electricity else emergency employer empty end ending energy
    english enough estimate europe even evening event ever every everyone everything everywhere exactly exam example
    expect expensive expert explain export extra eye fact factory fail failed failure fair family far farm fast
    father fault fee feel feet few field fight fill film find fine fire firm first five flat flight flood floor
    flower follow follower food foot football forbidden foreign foreigner forest forget form found four france free
    french friend front fuel full game garden gas general german getting gift girl give given glass go goes going
    gold gone good grade great green group grow guest guide half hand happen hard head health hear heart heat
    heating heavy height help here high hire hired history hit hold holiday home hope hospital hot hotel hour house
    huge human hundred husband idea illegal illness im import important include index industrial industry inside
    instead insurance interest international interview iron ive job keep kept key keyboard kid kind kitchen knife
    know known lamp landlord language large last late later learn lease least leave left leg legally length less let
    letter level licence license life light lighting like likely limit line list little live loan local lock london
    long look looking lose loss lost lot love low lunch machine made magazine main make making man manage manager
    mandatory mark market marriage match matter meal mean medicine meet meeting member membership men message metal
    middle might million mind mine minute miss missing mistake mobile model moment money month more morning most
    mother motor mountain mouse move moving museum music name narrow national near nearly neighbour never new
    newspaper next nice night nine noise note nothing notice now number nurse off offer office often oil ok old once
    one onto open opinion option order other out over overtime owner page paid pain paint pair paper parents paris
    part partner party past pay paying payment pension people per percent percentage perhaps period person personal
    petrol pharmacy phone photo picture place plan plant plastic play player please podcast poem point police poor
    position possible post power president price printer prison private prize problem prohibited proper purchase put
    quality quarter question queue quick quickly quite race radio rain rank rate rather read ready real really rear
    reason receipt recipe recommend red refund regional registered registration remove rent rental repair replace
    replacement report required resident restaurant retirement return rich right river road roof room round rule run
    running safety salary sale salt same sample save say scanner schedule school science score screen sea season
    second secret see seem sell seller selling send sent service set seven several shallow shape share sharp shift
    ship shoes shop shopping short show sick side sign signal silence silver simple since single sister six size
    skin sleep small smoke snow social society sofa soft someone something sometimes song soon sort sound speed
    sport spring square stairs start started starting state stay steel step still stock stone stop stopped store
    storm story street strong student study subscribe subscription such sugar suggest summer sun support sure swim
    swimming table tablet take taken taking talk tax taxes tea teacher team teeth television tell template ten
    tenant tennis term text theatre theft thick thief thin thing think third thirty though thousand three through
    ticket time tip today together told tomorrow too took tooth top total town trading traffic train training travel
    tree truck try trying turn twenty twice two type under understand university unlock until up upload use used
    useful user using usual usually van various via victory video view village visitor voice vote wage wait waiting
    walk walking wall war warehouse warm watch water way weak weather wedding week weekend weight well went wet
    whatever wheel whether while white whole whose wide width wife window wine winner winter without woman women won
    wont wood word work worked worker working world worry worse worst worth write writer year yes yet young zero`,
  fr: `abord accepter accord accueil achat acheter acte action activite actuel adresse adulte affaire afin age agence
    agir agreable aide aider ailleurs aimer air ajouter aller alors ami amour ancien anglais animal annee annonce
    annoncer annuel ans appareil appartement appel appeler apporter apprendre apres argent arme armee arreter
    arrivee arriver art article artiste assez assister assurance attendre attente attention aucun aujourd auteur
    auto autoriser autour autre autrement avance avant avantage avion avis bague bain balcon balle bande banque bas
    base bateau batiment batterie beau beaucoup bebe belle besoin bete bien bientot biere billet blanc bleu boire
    bois boite bon bonne bord bouche bouteille bras bruit bureau cadeau cadre cafe calcul calculer calendrier camion
    camp campagne candidat capital caractere carte cas casser cause celui cent centre cesse chaine chaise chaleur
    chambre champ chance changement changer chanson chanter chaque charge charger chat chaud chauffage chaussures
    chef chemin chemise cher chercher cheval cheveux chien chiffre choisir choix chose ciel cinema cinq citoyen
    clair classe cle climat club coeur coiffeur coin collection college collegue coller commande commander commencer
    comment commerce commercial commission commun compagnie comparer complet completer comprendre compris compte
    concert concours condition conduire conduite conge connaissance connaitre conseil consommation construire
    contact content contenu continuer contraire copain corps cote cou couleur couloir coup couper cour courage
    courant courir course court cout couteau couter couvrir creation creer crier crise croire cuisine culture
    curieux danger danse date debout debut decembre decider decision declaration declarer decouvrir degre dehors
    dejeuner delai demain demande demander demarche demi dent dentiste depart depasser depense depenser deplacer
    depot depuis dernier derriere descendre desir desormais dessin dessous dessus detruire dette deux devant
    developper devenir deviner devoir difference different difficile difficulte dimanche diner dire direct
    disparaitre disponible distance divers divorce dix doigt domaine domicile dommage donner dont dormir dos dossier
    double douche doute doux douze drogue droit dur duree durer eau ecole economie economique ecouter ecran ecrire
    edition effet effort egal egalement eglise election electricite electrique element eleve elever emission emmener
    emporter encore endroit energie enfant enfin enlever ennui ennuyer enquete enseignant enseignement ensemble
    ensuite entendre entier entree entreprendre entrer entretien envie environ envoi envoyer epoque equipe escalier
    espace espece esperer esprit essai essayer essence essentiel etage etape etat ete eteindre etoile etrange
    etranger etroit etude etudiant euro evenement eviter exact exactement examen exemple exercice exister experience
    expert expliquer exposition extra fabriquer face facile facilement facon faible faim famille fatigue faute faux
    faveur femme fenetre fer ferme fermer fete feu feuille fevrier fiche fier figure fil fille film fin finalement
    finance financer fini finir fixe fleur fleuve foi fonction fonctionner fond football force foret formation forme
    former formulaire fort fortune fou foyer frais franc francais frapper frere froid fromage front frontiere fruit
    fuite fumer futur gagner garage garcon garde garder gare garer gateau gauche gaz general generalement genou
    genre gens gerer geste gestion glace gouvernement grace grand gratuit grave gris gros grossesse groupe guerre
    guide guitare habiller habiter habitude haut hauteur herbe heure heureux hier histoire hiver homme hopital
    horaire hors hotel hui huile huit humain ici idee ile image immeuble immobilier important impossible impot
    imprimante imprimer index indiquer individu industrie industriel inquiet inscription inscrire installation
    installer instant interdit interessant interet interieur international inutile invitation inviter jamais jambe
    janvier jardin jaune jeter jeu jeudi jeune joie joindre joli jouer jouet jour journal journee jugement juillet
    juin juridique jusque juste justice lac laisser lait langue large laver lecon lecture leger legume lendemain
    lent lettre lever liberte libre lieu ligne limite linge lire liste lit litre livraison livre livrer local
    location logement loin long longtemps longueur lot louer loyer lumiere lundi lune lunettes lutte lycee machine
    madame magasin magazine mai main maintenant maire maison maitre majorite mal malade maladie malgre maman manger
    maniere manque manquer manteau marche marcher mari mariage marier marin marque marquer mars match materiel
    matiere matin mauvais mauvaise meilleur melange membre memes memoire mener mensonge menu mer merci mercredi mere
    mesure met metal meteo methode metier metre metro mettre meuble midi mieux milieu mille million minute mission
    mobile mode modele moderne modifier moindre moins mois moitie moment monde monnaie monsieur montagne monter
    montre montrer monument morale morceau mort mot moteur moto moyen moyenne mur musee musique naissance naitre
    nation national nature naturel naturelle necessaire neige neuf nez nid niveau noel noir nom nombre nombreux nord
    normal normalement nourrir nouveau nouvelle novembre nuit numero objet obtenir occasion occuper octobre oeil
    oeuf oeuvre office officiel offre offrir oiseau ombre operation opinion oral ordre oreille organisation
    organiser origine oser oublier ouest ouvert ouverture ouvrier ouvrir page paiement pain paire paix panier papa
    papier paquet paraitre parc pareil parent paris parking parler parole part partager parti particulier partir
    partout passage passe passeport passer passion patron pauvre payer pays paysage peau peche peindre peine
    peinture pendant penser pension perdre perdu pere periode permettre permis personne personnel petit peu peur
    photo phrase piano piece pied pierre piscine pizza place plage plaindre plainte plaire plaisir plan plante plat
    plein pleurer pleuvoir plombier pluie plupart plus plusieurs plutot poche poids poil point poire poisson
    poitrine police politique pomme pont population port portable porter poser position possibilite possible poste
    poursuivre pourtant pousser pouvoir pratique precedent precis prefere preferer premier prendre prenom preparer
    pres presence present presenter president presque presse pret pretendre preuve prevenir prevoir prier prime
    principal principe printemps prise prison prive prix probable probleme prochain produire produit professeur
    profession professionnel profil profiter profond progres promener promesse promettre prononcer propos proposer
    proposition propre proprietaire propriete protection proteger prouver province public publicite publier puisque
    puissance qualite quantite quart quartier quatre quelqu question quinze quitter quotidien raconter raison
    ramener rang rapide rapidement rappel rappeler rapport rare rarement rater recette recevoir rechercher
    recommander reconnaitre reconnu recu recuperer reduction reduire reel reellement refuser regarder regime region
    regional regle reglement regler regretter reine rejoindre relation religion remarquer remboursement rembourser
    remercier remettre remise remonter remplacer remplir rencontre rencontrer rendez rendre renseignement rentrer
    reparation reparer repas repeter repondre reponse reportage repos reposer reprendre reseau reservation reserver
    resoudre respect ressembler restaurant reste rester resultat retard retirer retour retourner retraite retrouver
    reunion reussir reve reveiller revenir revenu rever revoir revue riche rien rire riviere robe rock roi role
    roman rond rouge rouler route rue russe sable sac sage saison salaire sale salle salon samedi sang sante sauf
    saut sauter sauver savoir science scolaire seance seconde secours secretaire section securite sejour sel semaine
    sembler sens sentiment sentir separer sept septembre serie serieux service servir seul seulement sexe siecle
    siege signature signe silence simple simplement simplicite site situation situe ski social societe soeur soif
    soigner soin soir sol soldat soleil solution somme sommeil sommet sonner sorte sortie sortir souci soudain
    souffrir souhaiter soupe sourire soutien souvenir souvent special specialiste spectacle sport sportif stage
    station statut stock structure style succes sud suffire suite suivant suivi suivre sujet superbe superieur
    supermarche support supporter surement surface surprendre surtout table tableau taille tailler tant taper tapis
    tard tarif tasse taux taxe telephone television tellement temoin temperature temps tenir tennis terrain terre
    tete texte theatre ticket tiers timbre tirer tissu titre toit tomber ton tondeuse tort tot total totalement
    toucher toujours tour tourisme tourner train traitement traiter tranquille transformer transport travail
    travailler travaux travers traverser treize trente triste trois trop trou trouver type uniforme unique
    universite urgence urgent usage usine utile utilisation utiliser vacances vaccin vaisselle valeur valise valoir
    vehicule velo vendeur vendre vendredi venir vent ventre verite verre vers verser vert veste vetement viande
    victime victoire vide video vie vieil vieille vieux vif village ville vin vingt violence virage virement visage
    visite visiter vite vitesse vivre voie voir voisin voiture vol voler volonte volume vote vouloir voyage voyager
    vrai vraiment vue week yeux zero zone`,
}

/** Returns the stems of a language's everyday words. */
export const commonStems = (language: Language): Set<string> => new Set(stemsOf(lists[language]))
