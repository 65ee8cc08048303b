/** Raw values of a practice system's record: of any type, or missing. An integration fills in what it has. */
type Told<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** The raw values of a phone; the names are those of C-196. */
export type ToldPhone = Told<'number' | 'type' | 'isPrimary' | 'isValidMobile'>;

/** The raw values of an address; the names are those of C-196. */
export type ToldAddress = Told<
  'addressLine1' | 'addressLine2' | 'city' | 'stateProvince' | 'postalCode' | 'isPrimary' | 'isActive'
>;

/**
 * The raw values of a patient; the names are those of C-197. `dateOfBirth` and `dateOfDeath` begin with YYYY-MM-DD,
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

/** The raw values of a client; the names are those of C-196. `emails` are texts or objects with `address`. */
export type ToldCaretaker = Told<'id' | 'pimsId' | 'firstName' | 'lastName' | 'isActive' | 'emails'> & {
  readonly phones?: readonly ToldPhone[];
  readonly addresses?: readonly ToldAddress[];
  readonly patients?: readonly ToldPatient[];
};
