import { singular } from '../term/term.js';

/** Words that are not allergens: forms, reactions, pests, and purposes of drugs. */
export const generalWords: ReadonlySet<string> = new Set(
  (
    'abnormal adverse all an analgesic anaphylactic anaphylaxis and anesthesia anesthetic animal antibacterial ' +
    'antibiotic antifungal antiinflammatory antimicrobial antiparasitic antiseptic antiviral anxiety any appetite ' +
    'arthritis at bath bite blister bottle bump by canine capsule cat chew chewable class cloudy coat collapse ' +
    'common condition cough cream death dermatitis dewormer diarrhea diet distress dog dose drip drooling drop drug ' +
    'ear edema effect equine erythema event extract eye face facial feline fever flea flush flushing food foot form ' +
    'formula from gel generalised generalized generic gi group gut had has high history hive hormone horse ' +
    'hypotension immediate in infection inflammation injectable injection is itch itching itchy joint kind known ' +
    'lesion lethargy liquid local long loss lotion low marked medication medicine mild mite moderate mouth multiple ' +
    'nausea no not oil ointment on only ophthalmic oral otic owner pain painful painkiller past paste patch pest pet ' +
    'pill possible powder preventative preventive previous probable product protection protein pruritus rash ' +
    'recovery redness reported respiratory response rxn sedation sedative seizure severe shampoo shock since site ' +
    'skin sneezing soft solution some spray stomach supplement support suspected suspension swelling swollen symptom ' +
    'syrup tablet the therapy tick topical treat treatment tremor type unspecified unsure upset urticaria use ' +
    'vaccine various vet vitamin vomit vomited vomiting weakness weight welt wheal wheezing when with worm wound ' +
    'year'
  )
    .split(' ')
    .map(singular),
);

/**
 * Whether a part of a recorded allergy contains no allergen, only general words. 'Antibiotics' and 'severe vomiting'
 * match nothing, 'beta-lactam antibiotics' and 'chicken protein' do.
 *
 * @param term - normalized, in the singular
 * @see P-086
 */
export function isNoAllergen(term: string): boolean {
  return term.split(' ').every((word) => generalWords.has(word));
}

/** Introductory words before an allergen, as typed and in code lists. */
export const beginnings: ReadonlySet<string> = new Set(
  'allergic allergy intolerance intolerant reaction reacted sensitive sensitivity hypersensitive hypersensitivity to of after'.split(
    ' ',
  ),
);
