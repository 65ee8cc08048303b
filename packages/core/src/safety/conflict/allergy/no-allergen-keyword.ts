/**
 * Catalog keywords that describe the purpose or route of a product, not its content, so they cannot be allergens. Drug
 * classes and substances are not included.
 */
export const purposes: ReadonlySet<string> = new Set(
  (
    'addisons|airway disease|allergy|alopecia|analgesic|anemia|anesthesia|anesthetic|anti-inflammatory|' +
    'antiarrhythmic|antibiotic|anticonvulsant|antidiarrheal|antidiuretic|antiemetic|antifungal|antifungal shampoo|' +
    'antiprotozoal|antiseptic|antispasmodic|antiviral|anxiety|anxiolytic|appetite|appetite stimulant|arrhythmia|' +
    'arthritis|ascites|aspergillosis|assisted feeding|asthma|atopic dermatitis|avian|azotemia|behavior|bladder spasm|' +
    'bots|bronchitis|bronchodilator|burn|calcium|calming|cancer|cataract surgery|choleretic|chronic kidney disease|' +
    'chronic pain|cobalamin deficiency|coccidia|cognitive dysfunction|colic|colitis|conditionally approved|' +
    'conjunctivitis|constipation|contains alcohol|corneal edema|corneal ulcer|cough|cough suppressant|cushings|' +
    'cystitis|dental|dental infection|dermatomyositis|dewormer|diabetes insipidus|diabetes mellitus|diarrhea|' +
    'disease modifying|dry eye|ear cleaner|ear mite|edema|egg laying|electrolyte|elimination diet|emergency|emetic|' +
    'epa registered|epilepsy|equine protozoal myeloencephalitis|estrus suppression|euthanasia|exotic pet|' +
    'extended release|eye exam|fast acting|feline allergic dermatitis|feline herpesvirus|ferret adrenal disease|' +
    'fescue toxicosis|fever|fiber|flea|flea egg|foal pneumonia|food allergy|fungal keratitis|gallbladder|' +
    'gastric support|gastric ulcer|gastric ulcer prevention|gi stasis|giardia|glaucoma|gout|growth|gut health|' +
    'hairball|heart failure|heartworm|hepatic encephalopathy|herbivore|high calorie|high protein|' +
    'high-dose ivermectin|hookworm|hormone|hot spot|hydrolyzed|hyperadrenocorticism|hyperosmotic|hypertension|' +
    'hyperthyroidism|hypoadrenocorticism|hypokalemia|hypothyroidism|immune-mediated disease|inflammation|' +
    'inflammatory bowel disease|itch|joint|joint supplement|keratoconjunctivitis sicca|kidney disease|kidney support|' +
    'kitten|lameness|laxative|leishmaniasis|limited iodine|liver|liver disease|liver support|long acting|' +
    'low carbohydrate|low copper|low fat|low phosphorus|low sodium|lubricant|malassezia|mast cell tumor|megacolon|' +
    'mites|mitral valve disease|monthly preventive|mosquito|motion sickness|muscle relaxant|mydriatic|' +
    'navicular syndrome|neuropathic pain|noise aversion|novel protein|nsaid protection|obesity|ophthalmic antibiotic|' +
    'ophthalmic immunomodulator|otic antibiotic|otic antifungal|otitis|oxalate|pain|pancreatitis|pheochromocytoma|' +
    'phosphate binder|pigeon|pituitary pars intermedia dysfunction|plaque|polycythemia|post-surgery calming|' +
    'potassium supplement|preclinical mitral valve disease|prokinetic|prostate|proteinuria|pruritus|pseudopregnancy|' +
    'pulmonary hypertension|puppy|pyoderma|recovery|reduced protein|reflux|reptile|respiratory infection|reversal|' +
    'ringworm|roundworm|sedation|seizure|separation anxiety|severe equine asthma|single use in cats|skin|' +
    'skin barrier|skin infection|sleep|spasm|stress|strongyles|struvite|surgery|tachycardia|tapeworm|tartar|' +
    'tear replacement|tear staining|therapeutic diet|thromboembolism|tick|tick-borne disease|topical antibiotic|' +
    'topical antifungal|transdermal|travel|trichomoniasis|u-100|u-40|ulcer|urate urolith|urethral spasm|urinary|' +
    'urinary alkalinizer|urinary incontinence|urinary infection|urinary support|urine marking|urine retention|' +
    'urolith|usda biologic|uterine infection|uveitis|vasculitis|veterinary visit|vitamin|vomiting|weight loss|' +
    'whipworm|wound'
  ).split('|'),
);

/**
 * Whether a keyword describes a purpose, which is never compared with allergies.
 *
 * @param keyword - as in the catalog, in lowercase
 * @see P-085, P-086
 */
export function isPurpose(keyword: string): boolean {
  return purposes.has(keyword.trim().toLowerCase());
}
