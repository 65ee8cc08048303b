/** Fields of a record as a practice system told them: of any kind, or missing. A mapping fills in what there is. */
type Told<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** A phone as it was told; the names are those of C-196. */
export type ToldPhone = Told<'number' | 'type' | 'isPrimary' | 'isValidMobile'>;

/** An address as it was told; the names are those of C-196. */
export type ToldAddress = Told<
  'addressLine1' | 'addressLine2' | 'city' | 'stateProvince' | 'postalCode' | 'isPrimary' | 'isActive'
>;

/**
 * A patient as it was told; the names are those of C-197. `dateOfBirth` and `dateOfDeath` begin with YYYY-MM-DD,
 * `allergies` is a list of texts or one text.
 */
export type ToldPatient = Told<
  | 'id'
  | 'pimsId'
  | 'name'
  | 'dateOfBirth'
  | 'dateOfDeath'
  | 'gender'
  | 'normalizedGender'
  | 'breed'
  | 'species'
  | 'normalizedSpecies'
  | 'currentWeight'
  | 'currentWeightUnit'
  | 'currentWeightInPounds'
  | 'isDeleted'
  | 'isDeceased'
  | 'isActive'
  | 'allergies'
>;

/** A client as it was told; the names are those of C-196. `emails` are texts or objects with `address`. */
export type ToldCaretaker = Told<'id' | 'pimsId' | 'firstName' | 'lastName' | 'isActive' | 'emails'> & {
  readonly phones?: readonly ToldPhone[];
  readonly addresses?: readonly ToldAddress[];
  readonly patients?: readonly ToldPatient[];
};
