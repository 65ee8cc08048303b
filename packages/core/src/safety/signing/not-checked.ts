/** A fact of the patient or of the law, or a row of the package, that could not be compared, so that an empty report is never mistaken for a complete check. */
export interface NotChecked {
  readonly kind:
    | 'allergy'
    | 'medication'
    | 'condition'
    | 'species'
    | 'breed'
    | 'birthdate'
    | 'weight'
    | 'law'
    | 'knowledge';
  /** The medication as it is recorded, or the missing fact. */
  readonly name: string;
  readonly reason: string;
}
