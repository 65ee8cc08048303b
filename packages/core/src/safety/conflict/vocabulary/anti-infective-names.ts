/**
 * Names of drugs against bacteria, fungi, viruses and parasites: `substance + substance: name, name`. Brands,
 * abbreviations, names of other countries. In lowercase, without punctuation.
 */
export const antiInfectiveNames = `
amoxicillin: amoxi, amox, amoxi drop, amoxil, amoxycillin, biomox, trimox, amoxitab, robamox, moxatag
amoxicillin + clavulanate: clavamox, augmentin, synulox, noroclav, amoxiclav, amoxi clav, amox clav, co amoxiclav, clavaseptin, clavacillin
ampicillin: polyflex, principen, omnipen
ampicillin + sulbactam: unasyn
clavulanate: clavulanic acid, clavulanic
cloxacillin: orbenin, dariclox
dicloxacillin: dynapen
oxacillin:
penicillin:
penicillin g: pen g, peng, penicillin g procaine, procaine penicillin, norocillin, pfizerpen, crystacillin, benzylpenicillin
penicillin g benzathine: bicillin, combi pen, dual pen, benzathine penicillin
penicillin v: pen vk, pen v, pen v k, penicillin vk, veetids, phenoxymethylpenicillin
piperacillin + tazobactam: zosyn
ticarcillin + clavulanate: timentin
cefaclor: ceclor
cefadroxil: cefa tabs, cefa drops, cefa tab, duricef
cefazolin: ancef, kefzol
cefdinir: omnicef
cefixime: suprax
cefotaxime: claforan
cefovecin: convenia
cefoxitin: mefoxin
cefpodoxime: simplicef, vantin, cefpoderm
cefquinome: cobactan
ceftazidime: fortaz
ceftiofur: excede, naxcel, excenel
ceftriaxone: rocephin
cefuroxime: ceftin, zinacef
cephalexin: keflex, rilexine, cefalexin, vetolexin, therios, ceporex, kefvet
cephapirin: cefa lak, cefa dri
imipenem + cilastatin: primaxin
meropenem: merrem
sulfadiazine:
sulfadiazine + pyrimethamine: rebalance
sulfadiazine + trimethoprim: uniprim, tribrissen, di trim, equisul, tmp sdz, trimethoprim sulfadiazine, trimediazine
sulfadimethoxine: albon, sulfamed, di methox
sulfadimethoxine + ormetoprim: primor
sulfamethazine: sulmet
sulfamethoxazole: smx
sulfamethoxazole + trimethoprim: tmp smx, smx tmp, smz tmp, tmp smz, tms, smz, tmp sulfa, bactrim, septra, sulfatrim, cotrimoxazole, co trimoxazole, trimethoprim sulfa, trimethoprim sulfamethoxazole, sulfa trim, sulfa tmp
sulfasalazine: azulfidine, salazopyrin
sulfisoxazole: gantrisin
silver sulfadiazine: ssd, silvadene, thermazene
trimethoprim: tmp, primsol
ciprofloxacin: cipro, ciloxan
danofloxacin: advocin
difloxacin: dicural
enrofloxacin: enro, baytril, enroflox, quellaxcin, zobuxa, xeden
enrofloxacin + silver sulfadiazine: baytril otic
enrofloxacin + tris edta:
levofloxacin: levaquin
marbofloxacin: marbo, zeniquin, marboquin, marbocyl, aurizon
moxifloxacin: vigamox, avelox
norfloxacin: noroxin
ofloxacin: ocuflox
orbifloxacin: orbax
orbifloxacin + mometasone + posaconazole: posatex
pradofloxacin: veraflox
chlortetracycline: aureomycin
doxycycline: doxy, vibramycin, doxirobe, ronaxan, monodox, doryx
minocycline: minocin, mino
oxytetracycline: terramycin, liquamycin, la 200, noromycin
oxytetracycline + polymyxin b: terramycin ophthalmic
tetracycline: panmycin, achromycin
azithromycin: zithromax, azithro, z pak, zpak
clarithromycin: biaxin
erythromycin: gallimycin, erythro, ilotycin
gamithromycin: zactran
tilmicosin: micotil
tulathromycin: draxxin
tylosin: tylan
clindamycin: antirobe, cleocin, clinda, clindamed, clintabs, clinsol, clindrops
lincomycin: lincocin
pirlimycin: pirsue
amikacin: amiglyde, amikin
gentamicin: gentocin, gent, gentamycin, garamycin, genta
gentamicin + betamethasone: gentaspray, betagen, gentocin spray, gb spray, gb topical spray, gb
gentamicin + betamethasone + clotrimazole: otomax, tri otic, vetromax, malotic
gentamicin + mometasone + clotrimazole: mometamax
gentamicin + hydrocortisone + miconazole: easotic
kanamycin: kantrex
neomycin: biosol
neomycin + polymyxin b + bacitracin: neomycin polymyxin b sulfate bacitracin zinc, neosporin, triple antibiotic, vetropolycin, bnp, neopolybac
neomycin + polymyxin b + bacitracin + hydrocortisone: vetropolycin hc, bnp hc
neomycin + polymyxin b + dexamethasone: maxitrol, neopolydex, neo poly dex, npd
neomycin + thiabendazole + dexamethasone: tresaderm
neomycin + nystatin + thiostrepton + triamcinolone: animax, derma vet, panalog, quadritop
spectinomycin: adspec
streptomycin:
tobramycin: tobrex, tobi
bacitracin:
polymyxin b:
mupirocin: muricin, bactroban
fusidic acid: fucidin, isathal
florfenicol: nuflor
florfenicol + terbinafine + mometasone: claro
florfenicol + terbinafine + betamethasone: osurnia
chloramphenicol: viceton, chloromycetin, chlor palm
linezolid: zyvox
metronidazole: flagyl, metro, metrogel
nitrofurantoin: macrobid, macrodantin
rifampin: rifampicin, rimactane, rifadin
ronidazole:
tinidazole: tindamax
vancomycin: vancocin
amphotericin b: fungizone
clotrimazole: lotrimin
fluconazole: diflucan
griseofulvin: fulvicin, gris peg
itraconazole: itrafungol, sporanox
ketoconazole: nizoral
ketoconazole + chlorhexidine: ketochlor
ketoconazole + chlorhexidine + acetic acid: mal a ket
ketoconazole + tris edta:
miconazole: conofite, monistat
miconazole + chlorhexidine + tris edta: miconahex, miconahex triz
miconazole + polymyxin b + prednisolone: surolan
nystatin: mycostatin
posaconazole: noxafil
terbinafine: lamisil
voriconazole: vfend
acyclovir: zovirax
cidofovir:
famciclovir: famvir
idoxuridine:
afoxolaner: nexgard
afoxolaner + moxidectin + pyrantel: nexgard plus
albendazole: valbazen
amitraz: mitaban, preventic
amprolium: corid
benzyl alcohol:
carnidazole: spartrix
diclazuril: protazil
emodepside + praziquantel: profender
eprinomectin + esafoxolaner + praziquantel: nexgard combo
febantel + praziquantel + pyrantel: drontal plus
fenbendazole: panacur, safe guard, safeguard
fipronil: frontline
fipronil + s methoprene: fipronil methoprene, frontline plus, pet armor plus, frontline gold
fluralaner: bravecto
fluralaner + moxidectin: bravecto plus
imidacloprid: advantage, advantage ii
imidacloprid + flumethrin: seresto
imidacloprid + moxidectin: advantage multi, advocate, imoxi
imidacloprid + permethrin + pyriproxyfen: k9 advantix, advantix, k9 advantix ii
ivermectin: ivomec, ivermec, eqvalan, stromectol, heartgard, zimecterin, acarexx, noromectin
ivermectin + praziquantel: equimax, zimecterin gold
ivermectin + praziquantel + pyrantel: iverhart max
ivermectin + pyrantel: heartgard plus, tri heart plus, tri heart, iverhart plus, heartguard
levamisole: prohibit, levasole
lotilaner: credelio
lotilaner + moxidectin + praziquantel + pyrantel: credelio quattro
lufenuron: program
lufenuron + milbemycin: sentinel, sentinel flavor tabs
lufenuron + milbemycin + praziquantel: sentinel spectrum
melarsomine: immiticide, diroban
milbemycin: interceptor, milbemite
milbemycin + praziquantel: interceptor plus, milbemax
milbemycin + spinosad: trifexis
moxidectin: proheart, quest, cydectin
moxidectin + praziquantel: quest plus
moxidectin + pyrantel + sarolaner: simparica trio
nitenpyram: capstar
oxibendazole: anthelcide
permethrin:
piperazine: pipa tabs
ponazuril: marquis
praziquantel: droncit
praziquantel + pyrantel: drontal
pyrantel: strongid, nemex
pyrethrin: pyrethrins
pyrimethamine: daraprim
sarolaner: simparica
selamectin: revolution, selarid, stronghold
selamectin + sarolaner: revolution plus
spinosad: comfortis
thiabendazole:
toltrazuril: baycox
`;
