/**
 * Drug classes as the interaction table names them, with their members: `class: substance, substance`. A medication
 * known only by name is compared by these.
 */
export const classMembers = `
beta-lactam: amoxicillin, ampicillin, sulbactam, clavulanate, cloxacillin, dicloxacillin, oxacillin, penicillin, penicillin g, penicillin g benzathine, penicillin v, piperacillin, ticarcillin, cefaclor, cefadroxil, cefazolin, cefdinir, cefixime, cefotaxime, cefovecin, cefoxitin, cefpodoxime, cefquinome, ceftazidime, ceftiofur, ceftriaxone, cefuroxime, cephalexin, cephapirin, imipenem, meropenem
sulfonamide: sulfadiazine, sulfadimethoxine, sulfamethazine, sulfamethoxazole, sulfisoxazole
fluoroquinolone: ciprofloxacin, danofloxacin, difloxacin, enrofloxacin, levofloxacin, marbofloxacin, moxifloxacin, norfloxacin, ofloxacin, orbifloxacin, pradofloxacin
tetracycline: chlortetracycline, doxycycline, minocycline, oxytetracycline, tetracycline
macrolide: azithromycin, clarithromycin, erythromycin, gamithromycin, tilmicosin, tulathromycin, tylosin
lincosamide: clindamycin, lincomycin, pirlimycin
aminoglycoside: amikacin, gentamicin, kanamycin, neomycin, streptomycin, tobramycin
barbiturate: pentobarbital, phenobarbital, thiopental
nsaid: aspirin, carprofen, celecoxib, deracoxib, diclofenac, dipyrone, etodolac, firocoxib, flunixin, grapiprant, ibuprofen, indomethacin, ketoprofen, ketorolac, mavacoxib, meclofenamic acid, meloxicam, nabumetone, naproxen, phenylbutazone, piroxicam, robenacoxib, tepoxalin, tolfenamic acid
corticosteroid: betamethasone, budesonide, cortisone, dexamethasone, hydrocortisone, isoflupredone, methylprednisolone, prednisolone, prednisone, triamcinolone
opioid: buprenorphine, butorphanol, codeine, diphenoxylate, fentanyl, hydrocodone, hydromorphone, loperamide, meperidine, methadone, morphine, nalbuphine, oxycodone, oxymorphone, pentazocine, tramadol
benzodiazepine: alprazolam, clonazepam, clorazepate, diazepam, lorazepam, midazolam, oxazepam, zolazepam
serotonergic: amitriptyline, buspirone, clomipramine, fluoxetine, fluvoxamine, meperidine, methadone, mirtazapine, paroxetine, sertraline, tramadol, trazodone, venlafaxine
maoi: selegiline, amitraz
ace inhibitor: benazepril, captopril, enalapril, imidapril, lisinopril, ramipril
potassium-sparing diuretic: spironolactone
loop diuretic: furosemide, torsemide
insulin: insulin, insulin glargine, insulin detemir, insulin isophane, insulin lispro, insulin regular, insulin zinc suspension porcine, protamine zinc recombinant human insulin
sglt2 inhibitor: bexagliflozin, velagliflozin
isoxazoline: afoxolaner, esafoxolaner, fluralaner, lotilaner, sarolaner
macrocyclic lactone: eprinomectin, ivermectin, milbemycin, moxidectin, selamectin
`;

/** Cross-reactive classes: an allergy to one member is one to all of them, as in rows A02 to A15 of the table. */
export const crossReactingClasses: ReadonlySet<string> = new Set([
  'beta-lactam',
  'sulfonamide',
  'fluoroquinolone',
  'tetracycline',
  'macrolide',
  'lincosamide',
  'aminoglycoside',
  'barbiturate',
]);
