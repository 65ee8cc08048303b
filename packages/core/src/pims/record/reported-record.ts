/** Raw values of a practice system's record: of any type, or missing. An integration fills in what it has. */
type AsReported<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** The raw values of a phone; the names are those of C-196. */
export type ReportedPhone = AsReported<'number' | 'type' | 'isPrimary' | 'isValidMobile'>;

/** The raw values of an address; the names are those of C-196. */
export type ReportedAddress = AsReported<
  'addressLine1' | 'addressLine2' | 'city' | 'stateProvince' | 'postalCode' | 'isPrimary' | 'isActive'
>;

/**
 * The raw values of a patient; the names are those of C-197. `dateOfBirth` and `dateOfDeath` begin with YYYY-MM-DD,
 * `allergies` is a list of texts or one text.
 */
export type ReportedPatient = AsReported<
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
export type ReportedCaretaker = AsReported<'id' | 'pimsId' | 'firstName' | 'lastName' | 'isActive' | 'emails'> & {
  readonly phones?: readonly ReportedPhone[];
  readonly addresses?: readonly ReportedAddress[];
  readonly patients?: readonly ReportedPatient[];
};
