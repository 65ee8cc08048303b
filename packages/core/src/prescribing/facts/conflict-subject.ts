import type { ConflictPatient, ConflictProduct, ConflictSubject } from '../../safety/conflict/index.js';
import { build, type Built, type FactTable, missingOf, need, otherwise } from './build.js';
import { patientTable } from './patient.js';
import { productTable } from './product.js';

/** What a program has of a prescription that is about to be issued. */
export type GivenSubject = Partial<Omit<ConflictSubject, 'product' | 'patient'>> & {
  readonly product?: Partial<ConflictProduct>;
  readonly patient?: Partial<ConflictPatient>;
};

const productNames = [
  'id',
  'title',
  'ingredients',
  'keywords',
  'classification',
  'productPresentation',
  'productSpecies',
  'productFlavors',
  'weightMin',
  'weightMax',
  'shelfLife',
] as const;
const patientNames = [
  'species',
  'breed',
  'birthdate',
  'weight',
  'weightUnit',
  'allergies',
  'healthConditions',
  'currentMeds',
  'activePrescriptions',
] as const;

/** What is said of those facts of a record that the check reads. */
const readOf = <T, Name extends keyof T>(table: FactTable<T>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as FactTable<Pick<T, Name>>;

const conflictProduct: FactTable<ConflictProduct> = readOf(productTable, productNames);
const conflictPatient: FactTable<ConflictPatient> = {
  ...readOf(patientTable, patientNames),
  // Of a patient of the program's own there is no practice system to speak of.
  isPIMSImport: otherwise(undefined),
  pimsConnectionType: otherwise(undefined),
};

const restTable: FactTable<Omit<ConflictSubject, 'product' | 'patient'>> = {
  daysSupply: need('For how many days it lasts; null where that is not known'),
  today: need('The calendar day at the location, YYYY-MM-DD: the day as of which is checked'),
  flavorId: otherwise(undefined),
  timeZone: otherwise(undefined),
  renewedProductId: otherwise(undefined),
  dosing: otherwise(undefined),
  facts: otherwise(undefined),
  self: otherwise(undefined),
};

/**
 * What `checkConflicts` reads, out of what a program has. Nothing is assumed that would hide a conflict of the records;
 * duplicates and doses are judged where `facts` and `dosing` are given.
 *
 * @returns the subject, or every fact that is missing, with its path and what to give
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
