/**
 * Names of drugs for pain, inflammation, immunity and hormones: `substance + substance: name, name`. In lowercase,
 * without punctuation.
 */
export const painAndHormoneNames = `
acetaminophen: tylenol, paracetamol, apap, panadol
acetaminophen + codeine: tylenol 3, tylenol 4, tylenol with codeine, tylenol iii
acetaminophen + hydrocodone: vicodin, norco, lortab
acetaminophen + oxycodone: percocet
aspirin: asa, acetylsalicylic acid, bufferin, ecotrin, bayer aspirin
carprofen: rimadyl, novox, carprieve, vetprofen, quellin, levafen, rovera, norocarp
celecoxib: celebrex
deracoxib: deramaxx, doxidyl, deramax
diclofenac: surpass, voltaren
dipyrone: zimeta, metamizole
etodolac: etogesic, lodine
firocoxib: previcox, equioxx
flunixin: banamine, flunixamine
flurbiprofen: ocufen
grapiprant: galliprant
ibuprofen: advil, motrin, nurofen
indomethacin: indocin
ketoprofen: ketofen, orudis
ketorolac: acular, toradol
mavacoxib: trocoxil
meclofenamic acid: arquel
meloxicam: metacam, loxicom, meloxidyl, orocam, rheumocam, mobic, alloxate, meloxivet
nabumetone: relafen
naproxen: aleve, naprosyn
phenylbutazone: bute, superiorbute, butazolidin, phenylbute
piroxicam: feldene
robenacoxib: onsior
tepoxalin: zubrin
tolfenamic acid: tolfedine
buprenorphine: simbadol, zorbium, buprenex, bupe, vetergesic, buprecare
butorphanol: torb, torbugesic, torbutrol, dolorex, stadol
codeine:
fentanyl: duragesic, recuvyra, sublimaze
hydrocodone + homatropine: hycodan, hydromet, tussigon
hydrocodone: zohydro
hydromorphone: dilaudid, hydro morphone
meperidine: demerol, pethidine
methadone: dolophine, comfortan
morphine: ms contin
nalbuphine: nubain
oxycodone: oxycontin
oxymorphone: opana, numorphan
pentazocine: talwin
tramadol: ultram
amantadine: symmetrel
gabapentin: neurontin, gaba, gralise
pregabalin: lyrica, bonqat
bupivacaine: nocita, marcaine, exparel
lidocaine: xylocaine, lignocaine
lidocaine + epinephrine + tetracaine: lat gel, lat, gel lat
mepivacaine: carbocaine
procaine: novocain, novocaine
proparacaine: ophthaine, alcaine
tetracaine: pontocaine, amethocaine
bedinvetmab: librela
frunevetmab: solensia
lokivetmab: cytopoint
oclacitinib: apoquel
ilunocitinib: zenrelia
polysulfated glycosaminoglycan: adequan, psgag
pentosan polysulfate: cartrophen, elmiron, zycosan
hyaluronate: legend, hylartin
hyaluronan: lubrisyn, lubrisynha
betamethasone: celestone, betasone
beclomethasone: qvar
budesonide: entocort, pulmicort
ciclesonide: aservo, equihaler, aservo equihaler, alvesco
cortisone:
dexamethasone: dex, dexa, azium, dexium, decadron, dexasone, dex sp
fluocinolone:
fluocinolone + dimethyl sulfoxide: synotic
fluticasone: flovent, flonase
hydrocortisone: cortef, cort, zymox hc, hydrocort
hydrocortisone + lysozyme + lactoferrin + lactoperoxidase: zymox, zymox otic
hydrocortisone aceponate: cortavance
isoflupredone: predef
methylprednisolone: medrol, depo medrol, depomedrol, solu medrol
mometasone: elocon
prednisolone: prednistab, pediapred, pred forte, orapred, millipred
prednisolone + trimeprazine: temaril, temaril p
prednisone: deltasone, pred, rayos
triamcinolone: vetalog, kenalog, genesis, genesis spray
azathioprine: imuran
chlorambucil: leukeran
cyclophosphamide: cytoxan
cyclosporine: atopica, neoral, sandimmune, ciclosporin, cyclosporin, ciclosporine, optimmune, gengraf, cyclavance
leflunomide: arava
mycophenolate: cellcept
tacrolimus: protopic, prograf
carboplatin: paraplatin
cisplatin: platinol
doxorubicin: adriamycin
fluorouracil: 5 fu, efudex, carac
hydroxyurea: hydrea
lomustine: ccnu, ceenu
melphalan: alkeran
mitoxantrone: novantrone
toceranib: palladia
vinblastine: velban
vincristine: oncovin
rabacfosadine: tanovea
verdinexor: laverdia
insulin:
insulin glargine: lantus, basaglar, toujeo
insulin detemir: levemir
insulin isophane: humulin n, novolin n, insulin nph, nph insulin, humulin, novolin, nph, vetulin n
insulin lispro: humalog
insulin regular: humulin r, novolin r, regular insulin
insulin zinc suspension porcine: vetsulin, caninsulin
protamine zinc recombinant human insulin: prozinc, pzi, pzi insulin, protamine zinc insulin
bexagliflozin: bexacat
velagliflozin: senvelgo
glipizide: glucotrol
metformin: glucophage
acarbose: precose
levothyroxine: thyro tabs, thyrokare, soloxine, synthroid, leventa, thyrosyn, l thyroxine, thyroxine, thyro l
liothyronine: cytomel
methimazole: felimazole, tapazole, felanorm, thiamazole, thyronorm
carbimazole: vidalta
trilostane: vetoryl
mitotane: lysodren, o p ddd
desoxycorticosterone: percorten, percorten v, zycortal, docp
fludrocortisone: florinef
desmopressin: ddavp
diethylstilbestrol: des
estriol: incurin
altrenogest: regu mate, altren, regumate
medroxyprogesterone: depo provera, provera
megestrol: ovaban, megace
testosterone: depo testosterone
finasteride: proscar
leuprolide: lupron
deslorelin: suprelorin
cabergoline: galastop, dostinex
pergolide: prascend, permax
capromorelin: entyce, elura
molidustat: varenzin
epoetin: epogen, procrit
darbepoetin: aranesp
`;
