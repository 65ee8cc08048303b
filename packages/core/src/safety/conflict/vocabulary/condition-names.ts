/**
 * Recorded names of health conditions: `words of the table: name, name`. A condition without a row stands for itself,
 * so that it is recognized. In lowercase, without punctuation.
 */
export const conditionNames = `
kidney disease: ckd, crf, arf, aki, chronic kidney disease, acute kidney injury, kidney failure, renal failure, kidney insufficiency, renal insufficiency, renal disease, renal, kidney, azotemia, azotaemia, uremia, nephropathy, protein losing nephropathy, pln, pyelonephritis, nephritis, glomerulonephritis, nephrotic syndrome, iris stage, iris, polycystic kidney disease, polycystic kidney, pkd, renal dysplasia, kidney dysfunction, renal dysfunction, elevated creatinine, high creatinine, elevated bun, elevated sdma, elevated kidney value, high kidney value, elevated renal value, hydronephrosis, fanconi syndrome, proteinuria, kidney infection
liver disease: hepatic disease, hepatic, liver failure, hepatic failure, liver insufficiency, hepatopathy, hepatitis, chronic hepatitis, portosystemic shunt, pss, liver shunt, microvascular dysplasia, elevated liver enzyme, elevated liver value, high liver enzyme, high liver value, elevated alt, high alt, raised liver enzyme, cholangiohepatitis, cholangitis, cirrhosis, hepatic lipidosis, fatty liver, hepatic encephalopathy, copper storage disease, copper hepatopathy, jaundice, icterus, icteric, hepatocellular carcinoma, liver tumor, liver mass, liver cancer, hepatotoxicity, hepatomegaly, liver dysfunction, liver
gastric ulcer: gi ulcer, gi ulceration, gastrointestinal ulcer, gastrointestinal ulceration, duodenal ulcer, duodenal ulceration, gastroduodenal ulcer, gastroduodenal ulceration, stomach ulcer, peptic ulcer, gastric ulceration, gastric erosion, equine gastric ulcer syndrome, egus, ulcer of the stomach, right dorsal colitis
gastric ulcer + gastrointestinal bleeding: melena, gi bleed, gi bleeding, gi hemorrhage, gastrointestinal bleeding, gastrointestinal hemorrhage, hematemesis, hemorrhagic gastroenteritis, hge, ahds, bleeding ulcer
gastric ulcer + gastrointestinal perforation: gi perforation, gastrointestinal perforation, perforated ulcer, intestinal perforation
seizure: seizure disorder, seizures, convulsion, fit, fits, status epilepticus, grand mal, focal seizure, cluster seizure, sz, szs
epilepsy: epileptic, idiopathic epilepsy
neurologic: neurologic disease, neurological, neurological disease, neuro, tremor, ataxia, encephalitis, meningitis, meningoencephalitis, gme, muo, mue, brain tumor, brain mass, hydrocephalus
corneal ulcer: corneal ulceration, corneal erosion, corneal abrasion, corneal scratch, scratched cornea, ulcerative keratitis, descemetocele, indolent ulcer, melting ulcer, corneal perforation, corneal laceration, eye ulcer, corneal defect, herpetic keratitis, ulcer of the cornea
diabetes mellitus: diabetes, diabetic, dm, dka, diabetic ketoacidosis, sugar diabetes
intestinal obstruction: gi obstruction, gastrointestinal obstruction, bowel obstruction, gut obstruction, intestinal blockage, gi blockage, intestinal foreign body, gi foreign body, gastric foreign body, linear foreign body, foreign body ingestion, intussusception, gastric outflow obstruction, pyloric stenosis, gdv, bloat
pregnant: pregnancy, in whelp, gravid, in foal, expecting, bred, whelping, queening, gestation, in kindle
lactating: nursing, nursing puppy, nursing puppies, nursing kitten, lactation
diabetes insipidus: di, central diabetes insipidus
adrenal disease: adrenal, adrenal tumor, adrenal mass, ferret adrenal disease
cushing disease: cushing, cushings disease, cushing syndrome, cushings, hyperadrenocorticism, hac, pdh
hypoadrenocorticism: addison, addison disease, addisons, addisons disease
congestive heart failure: chf, heart failure
heart disease: cardiac disease, heart murmur, murmur, arrhythmia, atrial fibrillation, afib, valvular disease, mitral valve disease, mmvd, mvd, dilated cardiomyopathy, dcm, hypertrophic cardiomyopathy, hcm, cardiomyopathy, endocarditis, pericardial effusion, sick sinus syndrome, av block, patent ductus arteriosus, pda, subaortic stenosis, pulmonic stenosis, endocardiosis
hypertension: high blood pressure, high bp, htn, systemic hypertension
pulmonary hypertension: ph
pancreatitis: chronic pancreatitis, acute pancreatitis
exocrine pancreatic insufficiency: epi
hyperthyroidism: hyperthyroid, hypert4, high t4
hypothyroidism: hypothyroid
arthritis: osteoarthritis, oa, degenerative joint disease, djd, joint disease, immune mediated polyarthritis, impa, polyarthritis, lameness, stiffness
anemia: immune mediated hemolytic anemia, imha, hemolytic anemia, aplastic anemia
immune mediated thrombocytopenia: imt, low platelet, itp, thrombocytopenia
bleeding disorder: von willebrand disease, vwd, von willebrand, hemophilia, coagulopathy, clotting disorder
cancer: tumor, neoplasia, neoplasm, lymphoma, lymphosarcoma, lsa, osteosarcoma, osa, hemangiosarcoma, hsa, mast cell tumor, mct, mast cell disease, melanoma, transitional cell carcinoma, tcc, squamous cell carcinoma, scc, fibrosarcoma, soft tissue sarcoma, sarcoma, carcinoma, adenocarcinoma, mammary tumor, insulinoma, splenic tumor, splenic mass, leukemia, multiple myeloma, thyroid carcinoma, lipoma, mass
allergic rhinitis: rhinitis, sinusitis, nasal discharge
atopic dermatitis: atopy, atopic, allergy, allergie, environmental allergy, food allergy, seasonal allergy, skin allergy, allergic dermatitis, flea allergy dermatitis, fad, flea allergy
dermatitis: skin infection, skin disease, pyoderma, malassezia dermatitis, malassezia, hot spot, ringworm, dermatophytosis, mange, demodex, demodicosis, sarcoptic mange, scabies, alopecia, pruritus, itching, yeast infection, seborrhea, pemphigus, pemphigus foliaceus, acne, feather plucking, mite infestation, mite, flea, flea infestation, abscess, wound, laceration, bite wound, burn
otitis: ear infection, chronic otitis, otitis externa, otitis media, otitis interna, ear mite, ruptured eardrum, perforated eardrum, ear drum perforation, deaf, deafness
eye disease: cataract, glaucoma, dry eye, kcs, keratoconjunctivitis sicca, conjunctivitis, uveitis, moon blindness, recurrent uveitis, cherry eye, entropion, blind, blindness, progressive retinal atrophy, pra, lens luxation, corneal dystrophy, keratitis, pannus, eosinophilic keratitis
asthma: feline asthma, bronchitis, chronic bronchitis, copd, recurrent airway obstruction, rao, heaves, cough, kennel cough, tracheal collapse, collapsing trachea, laryngeal paralysis, lar par, pneumonia, aspiration pneumonia, respiratory infection, upper respiratory infection, uri, brachycephalic airway syndrome, boas, pleural effusion, chylothorax, pulmonary fibrosis, aspergillosis, feline herpesvirus, herpesvirus, herpes, fhv, calicivirus
anxiety: separation anxiety, noise phobia, noise aversion, thunder phobia, thunderstorm phobia, thunderstorm anxiety, storm phobia, travel anxiety, aggression, fear aggression, behavior problem, compulsive disorder, fear of firework
cognitive dysfunction: canine cognitive dysfunction, dementia, ccd, cds
urinary disease: urinary tract infection, uti, cystitis, recurrent cystitis, feline lower urinary tract disease, flutd, feline idiopathic cystitis, fic, urolithiasis, bladder stone, kidney stone, nephrolith, nephrolithiasis, urinary stone, urinary crystal, crystalluria, struvite, calcium oxalate, urethral obstruction, urinary obstruction, blocked cat, urinary incontinence, incontinence, usmi, prostatitis, prostate disease, benign prostatic hyperplasia, bph, hematuria
gi disease: inflammatory bowel disease, ibd, chronic enteropathy, protein losing enteropathy, ple, colitis, diarrhea, chronic diarrhea, vomiting, chronic vomiting, gastritis, gastroenteritis, enteritis, irritable bowel syndrome, ibs, megacolon, constipation, obstipation, megaesophagus, megae, mega e, regurgitation, esophagitis, hiatal hernia, acid reflux, reflux, gastrointestinal stasis, gi stasis, colic, colic history, giardia, giardiasis, parvovirus, parvo, coccidia, coccidiosis, lymphangiectasia, worm, roundworm, hookworm, tapeworm, inappetence, anorexia, weight loss
gallbladder disease: gallbladder sludge, biliary sludge, gallbladder mucocele, mucocele, cholelithiasis, cholecystitis, biliary obstruction, bile duct obstruction
orthopedic disease: hip dysplasia, elbow dysplasia, patellar luxation, luxating patella, cruciate ligament rupture, ccl tear, acl tear, ccl rupture, cruciate tear, fracture, fho, panosteitis, osteochondrosis, ocd, laminitis, founder, navicular syndrome, navicular disease, metabolic bone disease, mbd
intervertebral disc disease: ivdd, disc disease, back pain, spondylosis, degenerative myelopathy, wobbler, wobbler syndrome, fibrocartilaginous embolism, fce, lumbosacral disease, cauda equina syndrome
vestibular disease: idiopathic vestibular disease, head tilt, horner syndrome
myasthenia gravis: myasthenia
systemic lupus erythematosus: lupus, sle, discoid lupus
infectious disease: lyme disease, lyme, leptospirosis, lepto, anaplasma, anaplasmosis, ehrlichia, ehrlichiosis, babesia, babesiosis, heartworm disease, heartworm, heartworm positive, hw positive, hw, feline leukemia virus, felv, feline immunodeficiency virus, fiv, feline infectious peritonitis, fip, toxoplasmosis, distemper, leishmaniasis, valley fever, coccidioidomycosis, blastomycosis, histoplasmosis, cryptococcosis, strangles, equine protozoal myeloencephalitis, epm, psittacosis, rabies exposure, tick borne disease, hemotropic mycoplasma, mycoplasma, bartonella, fever
dental disease: dental dz, dental, periodontal disease, gingivitis, stomatitis, gingivostomatitis, tooth resorption, resorptive lesion, tooth abscess, tooth root abscess, dental abscess, mouth rot, malocclusion, dental tartar, broken tooth
obesity: bcs, body condition score, obese, overweight, underweight, cachexia
hyperlipidemia: high cholesterol, hypertriglyceridemia
electrolyte disorder: hypokalemia, hyperkalemia, hypercalcemia, hypocalcemia, hyponatremia, dehydration
pyometra: in heat, estrus, metritis, mastitis, dystocia, egg binding, dystocia egg binding, false pregnancy, pseudopregnancy, cryptorchid, cryptorchidism, eclampsia
equine metabolic syndrome: ems, insulin dysregulation, insulin resistance, pituitary pars intermedia dysfunction, ppid, equine cushing, equine cushings
past surgery: splenectomy, spayed, neutered, spay, neuter, castrated, amputation, amputee, tripod, surgery
anal sac disease: anal gland disease, anal gland, anal gland infection, anal gland abscess, perianal fistula
gout: visceral gout
nutritional disease: shell rot, vitamin a deficiency, vitamin c deficiency, vitamin c deficiency scurvy, scurvy, dysecdysis, thrush, thrush hoof, hoof abscess
mdr1: mutant, mdr1 carrier, mdr1 mutation, mdr1 positive, mdr1 mutant, mdr 1
pheochromocytoma:
thromboembolism: blood clot, saddle thrombus
acromegaly:
hernia: umbilical hernia, inguinal hernia, diaphragmatic hernia, perineal hernia
`;
