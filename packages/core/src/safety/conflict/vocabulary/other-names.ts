/**
 * Names of drugs for heart, brain, gut, airway, eye and skin, and of supplements: `substance + substance: name, name`.
 * In lowercase, without punctuation.
 */
export const otherNames = `
amiodarone: pacerone
amlodipine: norvasc
atenolol: tenormin
benazepril: lotensin, fortekor
benazepril + spironolactone: cardalis
captopril: capoten
carvedilol: coreg
clopidogrel: plavix
rivaroxaban: xarelto
apixaban: eliquis
heparin:
dalteparin: fragmin
enoxaparin: lovenox
digoxin: lanoxin, cardoxin
diltiazem: cardizem, dilacor
enalapril: enacard, vasotec
furosemide: lasix, salix, frusemide, disal, frusedale
hydralazine: apresoline
hydrochlorothiazide: hctz
imidapril: prilium
isosorbide:
lisinopril: prinivil, zestril
mexiletine: mexitil
phenoxybenzamine: dibenzyline
pimobendan: vetmedin, pimomedin, pimo
prazosin: minipress
procainamide: pronestyl
propranolol: inderal
quinidine:
ramipril: vasotop
sildenafil: viagra, revatio
tadalafil: cialis
sotalol: betapace
spironolactone: aldactone, spiro, prilactone
telmisartan: semintra, micardis
losartan: cozaar
torsemide: demadex, torasemide
acepromazine: promace, acp
alprazolam: xanax
amitriptyline: elavil
atipamezole: antisedan
alfaxalone: alfaxan
buspirone: buspar
chlorpromazine: thorazine
clomipramine: clomicalm, anafranil
clonazepam: klonopin
clorazepate: tranxene
detomidine: dormosedan
dexmedetomidine: dexdomitor, sileo
dexmedetomidine + vatinoxan: zenalpha
diazepam: valium
etomidate: amidate
fluoxetine: reconcile, prozac
fluvoxamine: luvox
imepitoin: pexion
isoflurane:
ketamine: ketaset, vetaket, ketalar, vetalar
lacosamide: vimpat
levetiracetam: keppra
lorazepam: ativan
medetomidine: domitor
midazolam: versed
mirtazapine: mirataz, remeron
naloxone: narcan
naltrexone:
oxazepam:
paroxetine: paxil
pentobarbital: fatal plus, nembutal, somnopentyl
pentobarbital + phenytoin: euthasol, beuthanasia
phenobarbital: luminal, phenobarbitone, fidoquel, pheno, phenobarb
potassium bromide: kbrovet, kbr, k brovet
propofol: propoflo, diprivan, rapinovet
romifidine: sedivet
selegiline: anipryl, l deprenyl, deprenyl, eldepryl
sertraline: zoloft
sevoflurane:
tasipimidine: tessie
thiopental: pentothal
tiletamine + zolazepam: telazol, zoletil
topiramate: topamax
trazodone: desyrel, traz
venlafaxine: effexor
xylazine: anased, rompun
yohimbine: yobine
zonisamide: zonegran
aminophylline:
albuterol: ventolin, proventil, salbutamol, proair
clenbuterol: ventipulmin
terbutaline: brethine
theophylline: theo dur
aluminum hydroxide: amphojel
apomorphine: clevor
bismuth subsalicylate: pepto bismol, pepto, kaopectate
bisacodyl: dulcolax
cimetidine: tagamet
cisapride: propulsid
diphenoxylate + atropine: lomotil
dolasetron: anzemet
domperidone: equidone
famotidine: pepcid
kaolin + pectin: kaopectin
lactulose: enulose
loperamide: imodium, immodium
maropitant: cerenia
metoclopramide: reglan
misoprostol: cytotec
omeprazole: prilosec, gastrogard, ulcergard, losec
esomeprazole: nexium
ondansetron: zofran
pancrelipase: viokase, pancrezyme
pantoprazole: protonix
polyethylene glycol: miralax
ranitidine: zantac
sucralfate: carafate, sulcralfate
ursodiol: actigall, ursodeoxycholic acid
crofelemer: canalevia
allopurinol: zyloprim
bethanechol: urecholine
oxybutynin: ditropan
phenylpropanolamine: proin, ppa
ephedrine:
pseudoephedrine: sudafed
potassium citrate: urocit
potassium gluconate: renakare, tumil k
methionine:
cetirizine: zyrtec
chlorpheniramine: chlor trimeton
clemastine: tavist
cyproheptadine: periactin
dimenhydrinate: dramamine
diphenhydramine: benadryl, vetadryl
fexofenadine: allegra
hydroxyzine: atarax, vistaril
loratadine: claritin
meclizine: antivert, bonine
dextromethorphan: robitussin
guaifenesin: guailaxin, gg
pentoxifylline: trental
atropine:
epinephrine: adrenaline, adrenalin, epi pen, epipen, epi
glycopyrrolate: robinul
dorzolamide: trusopt
dorzolamide + timolol: cosopt
brinzolamide: azopt
methazolamide: neptazane
acetazolamide: diamox
latanoprost: xalatan
timolol: timoptic
pilocarpine:
tropicamide: mydriacyl
carbomer + hyaluronan: optixcare
edetate: edta
sodium chloride: muro 128, muro
methocarbamol: robaxin
dantrolene: dantrium
baclofen: lioresal
n butylscopolammonium: buscopan
scopolamine:
clodronate: osphos
tiludronate: tildren
alendronate: fosamax
colchicine:
penicillamine: cuprimine
deferoxamine:
dimethyl sulfoxide: dmso
calcitriol:
calcium carbonate: tums, reptile calcium
calcium carbonate + chitosan: epakitin
calcium carbonate + lecithin + pectin: equine gastric support
cyanocobalamin: cobalamin, cobalequin, vitamin b12, vitamin b 12, b12, b 12
phytonadione: vitamin k1, vitamin k
vitamin e:
iron: iron dextran
zinc:
tocopherol:
chlorhexidine: nolvasan, hibiclens, chlorhex
chlorhexidine + ophytrium: douxo, douxo pyo, douxo s3 pyo, douxo s3
iodine: povidone iodine, betadine, povidone
benzoyl peroxide: oxydex
salicylic acid:
docusate: dss, colace
docusate + salicylic acid: epi otic, epi otic advanced
tris edta: trizedta, triz edta
sulfur:
xylitol:
alpha casozepine: zylkene
l theanine: anxitane, theanine
bifidobacterium longum: calming care
electrolytes + multivitamin: avian electrolyte
multivitamin: pet tabs, multi vitamin, reptile multivitamin
beta carotene:
boswellia: movoflex
calorie and vitamin supplement: nutri cal, nutrical
timothy hay recovery formula: critical care, oxbow critical care
chondroitin:
chondroitin + glucosamine: cosequin
chondroitin + glucosamine + avocado soybean unsaponifiables: dasuquin
chondroitin + glucosamine + methylsulfonylmethane: equine joint powder, equine joint support
cranberry extract + d mannose: cranberry urinary
enterococcus faecium: fortiflora
fish oil: omega 3, welactin, omega 3 pet, omega 3 fatty acid
glucosamine:
green lipped mussel:
l lysine: lysine, enisyl, enisyl f, viralys
melatonin:
methylsulfonylmethane: msm
microlactin dried milk protein: duralactin
mineral oil + white petrolatum: laxatone
probiotic: proviable, visbiome, probiotics
probiotic + prebiotic: azodyl
s adenosylmethionine: denosyl, sam e, same tablets
s adenosylmethionine + silybin: denamarin
silymarin: milk thistle, silybin, silibinin, marin
turmeric: curcumin
cannabidiol: cbd, cbd oil
pheromone: adaptil, feliway
`;
