import type { ConflictPatient, ConflictProduct, ConflictSubject } from '../../safety/conflict/index.js';
import { conflictPatientFields, conflictProductFields } from '../../safety/signing/index.js';
import { build, type Built, type FactTable, missingOf, need, otherwise } from './build.js';
import { patientTable } from './patient.js';
import { productTable } from './product.js';

/** What a program provides about a prescription to be issued. */
export type GivenSubject = Partial<Omit<ConflictSubject, 'product' | 'patient'>> & {
  readonly product?: Partial<ConflictProduct>;
  readonly patient?: Partial<ConflictPatient>;
};

/** Specification of the record's facts that the check reads. */
const readOf = <T, Name extends keyof T>(table: FactTable<T>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as FactTable<Pick<T, Name>>;

const conflictProduct: FactTable<ConflictProduct> = readOf(productTable, conflictProductFields);
const conflictPatient: FactTable<ConflictPatient> = {
  ...readOf(patientTable, conflictPatientFields),
  // A patient from the program's own data has no PIMS.
  isPIMSImport: otherwise(undefined),
  pimsConnectionType: otherwise(undefined),
};

const restTable: FactTable<Omit<ConflictSubject, 'product' | 'patient'>> = {
  daysSupply: need('Number of days it lasts; null if unknown'),
  today: need('The calendar day at the location, YYYY-MM-DD: the day to check against'),
  knowledge: need('What is known of drugs and animals: a knowledge package, decoded by knowledgePackageSchema'),
  flavorId: otherwise(undefined),
  timeZone: otherwise(undefined),
  renewedProductId: otherwise(undefined),
  dosing: otherwise(undefined),
  facts: otherwise(undefined),
  law: otherwise(undefined),
  self: otherwise(undefined),
};

/**
 * Builds the input of `checkConflicts` from a program's data. No default could hide a conflict with the record;
 * duplicates and doses are checked only if `facts` and `dosing` are given.
 *
 * @returns the subject, or every missing fact with its path and what to give
 * @see A-363, P-082 to P-086
 */
export function conflictSubjectOf(given: GivenSubject): Built<ConflictSubject> {
  const product = build(conflictProduct, given.product ?? {}, 'product.');
  const patient = build(conflictPatient, given.patient ?? {}, 'patient.');
  const { product: _product, patient: _patient, ...others } = given;
  const rest = build(restTable, others);
  if (product.ok && patient.ok && rest.ok)
    return { ok: true, facts: { ...rest.facts, product: product.facts, patient: patient.facts } };
  return { ok: false, missing: missingOf(product, patient, rest) };
}
