import type { Language } from '../../site/languages'
import { stemsOf } from './words'

/**
 * Everyday words, folded: the most used words of each language, whatever the subject. As a query they say little
 * (`evidence.ts`). The build marks those that the index contains; the list itself is not sent to browsers.
 */
const lists: Record<Language, string> = {
  en: `ability able above abroad absence accident account act activity actor actually add added adding address advance
    advice affect afford after afternoon again age agency ago ahead aim alert alive allow allowed almost along
    alphabet already always amendment amount animal another anyone anything anyway anywhere apart apartment app
    appear apply appointment april area argument army around arrange arrive art article ask asked asking
    association attention august author autumn average avoid award aware away baby back bad badly bag balance
    ball ban band bank bar based bath battery beach bear beat become becoming bed been beer before begin
    behaviour behind being below bench beside best better between beyond bicycle big bike birth birthday bit
    black blog blood blue board boat body book booking border borrow boss both bottle bottom bought box boy
    brain bread break breakfast brief bright bring bringing british broken brother building built bus business
    buy buyer buying cable calculator calendar call called calling came camera cancel cancelled candidate cant
    cap car card care career carry case cat catch caught cause caution ceiling center centre certain chair
    challenge chance change changed changing channel chapter charger charity chart chat cheap cheaper cheapest
    check child children choose church circle citizen city claim class clean cleaning clear click climb clock
    clone close closed closure clothes club coach coffee cold collection college color colour column come coming
    comment commercial common companies compare comparison complaint complete compulsory condition connect
    connection consider consumer control conversation cook cookie cool copy copying corner count countries
    couple course court covered create created creating credit crime criminal culture cup current cycle dance
    dangerous dark dashboard date daughter day deadline deal dealer dear death debt december decide deep degree
    delay deliver delivered delivery demand dentist department depend deposit depth describe design desk destroy
    details dialogue diary difference different difficult dinner diploma directly dirty discount dispute
    distance district divide divorce doctor doesnt dog domain done dont door double doubt download dozen draft
    draw drawn drill driver driving drop dry due duration during duty each ear early earn easier easiest easy
    eat edge edit editing editorial education effort eight either election electric electricity else emergency
    employer employment empty end ending energy english enough enter enterprise europe even evening event ever
    every everyone everything everywhere exact exactly exam examination example excess exchange exhibit exist
    expect expense expensive experience expert explain export extra eye face facebook fact factory fail failed
    failure fair faith fall family far farm fashioned fast father fault favour feature february fee feed feel
    feet few field fifteen fifth fight fill filling film finance find fine fire firm first fit fitting five
    fixing flat flaw flight flood floor flow flower follow follower food foot football forbidden foreign
    foreigner forest forget forgotten form format former formula forty found four fourteen fourth fraction
    france free freedom french friday friend front fuel full fully function further gain game gap garden gas
    general generally german getting gift girl give given giving glance glass go goal goes going gold gone good
    grade grand grant great greater green ground group grow growth guest guide habit half hand handful handle
    hang happen hard hardly harm having head health hear heart heat heating heavy height held help here high
    higher hire hired history hit hold holding hole holiday home honest hope hospital hot hotel hour house huge
    human hundred husband idea ideal identity illegal illness im image import important improve include increase
    index industrial industry inherit input inside instance instead instruction insurance interaction interest
    internal international interview invent iron ive january job joinery journal journey july june justice keep
    keeping kept key keyboard kid kind kitchen knife know known lamp landlord language laptop large last late
    later latin launch lay layout lead leading learn lease least leave leaving left leg legally length less
    lesson let letter level library licence license life light lighter lighting like likely limit line link list
    listening little live living load loan local location lock log london long longer look looking lose loss
    lost lot love low lunch machine made magazine magnitude mail main make making man manage manager mandatory
    manner manual march mark market marking marriage mass match matching material mathematical matter meal mean
    meanwhile media medicine medium meet meeting member membership memo men mention message metal mid middle
    might million mind mine minimum minute miss missing mistake mobile modest moment monday money moral more
    morning most mostly mother motor mountain mounted mouse move moved moving multiply museum music mutual name
    narrow national natural near nearly neighbour net never new newsletter newspaper next nice nine nobody noise
    none noon nor normal note nothing notice noticed november now nowhere number nurse observe october odd off
    offer office officer often oil ok old older once one online onto open operation opinion optimisation
    optimise option order ordinary organisation original other otherwise out outcome outside over overall
    overtime owner owning pack page paid pain paint pair panel paper paragraph parents paris part partner party
    passage password past patent path pay paying payment peculiar pension people per percent percentage perhaps
    period permanent person personal petrol pharmacy phone photo pick picture piece pile place placed plainly
    plan plant plastic platform play player please pleasure plus podcast poem point police polite pool poor
    position possible post postpone power prefer prepare present president press pretty price printer printing
    prison private prize problem profile programme progress prohibited promise promotion proof proper prospect
    publish pull punish purchase push put putting quality quantity quarter quarterly question queue quick
    quickly quiet quietly quite race radio rain raise random rank rare rate rather ratio reach read reading
    ready real really rear reason receipt recent recipe recognise recommend red reform refund refuse region
    regional registered registrar registration relative release remain remember remote remove renew rent rental
    rented repair repeat replace replacement report representative reputation request required research resell
    resident rest restaurant result retail retain retirement return reveal reward rhythm rich right rise river
    road robust role roll roof room root round rounding row rule run running safety salary sale salt same sample
    satisfaction saturday save saving say scale scanner schedule school science score scratch screen sea season
    second secondary secret section see seem self sell seller selling send sender sending sense sent sentence
    separate september serious service session set setting seven several shallow shape share shared sharing
    sharp sheet shelter shift ship shipping shoes shop shopping short shot show shown sick side sign signal
    significant silence silent silver similar simple since single sister situation six sixteen sixth size skin
    sleep slip slow slowly small smaller smoke snow social society sofa soft softer sold solid somebody someone
    something sometimes somewhere song soon sort sorting sound space spare specific speed spell spending spent
    spin spoil sport spot spread spring square stairs stand standard standing stanford start started starting
    state statement stay steel step still stock stone stop stopped store storing storm story strange street
    stretch strip strong strongly structure student study subject subscribe subscriber subscription succeed
    success such sugar suggest suit sum summary summer sun supplement sure surprise survey suspend swap swim
    swimming swing switch table tablet tail take taken taking talent talk tape target tariff taught tax taxes
    tea teach teacher team teeth telephone television tell template ten tenant tend tennis term termination text
    theatre theft thick thief thin thing think third thirty though thousand three threshold through thursday
    ticket tie time tip today together told tomorrow tone too took tooth top total touch toward town track trade
    trademark trading traffic train training transition translate translation travel treat tree trend trial
    tribunal tried trouble truck true truly try trying tuesday tune turn turned turning twelve twenty twice
    twitter two type under understand understood union united university unless unlikely unlock until up upload
    urgent use used useful user using usual usually valid van various vary vehicle via victory video view
    village virtual visible visitor voice volume vote wage wait waiting walk walking wall war ward warehouse
    warm warn watch water way weak weather wedding wednesday weigh weight well went wet whatever wheel whenever
    wherever whether while white whoever whole whose wide widely width wife win window wine winner winter wipe
    wire without woman women won wont wood word worked worker working world worldwide worry worse worst worth
    write writer writing written year yearly yes yesterday yet yield young yourself zero zip`,
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
