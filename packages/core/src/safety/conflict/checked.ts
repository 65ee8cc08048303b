import type { ConflictReport } from './report.js';
import type { ConflictSubject } from '../signing/index.js';

/** The names of the checks in the message that no conflicts were found. */
export type CheckName =
  | 'species'
  | 'breed'
  | 'weight'
  | 'allergies'
  | 'conditions'
  | 'medications'
  | 'duplicates'
  | 'dose'
  | 'state law';

/** The check that an unchecked fact invalidates. */
const ofNotChecked: Readonly<Record<ConflictReport['notChecked'][number]['kind'], CheckName | null>> = {
  species: 'species',
  breed: 'breed',
  allergy: 'allergies',
  medication: 'medications',
  condition: 'conditions',
  // The age is compared only when the rules of a product require it.
  birthdate: null,
  weight: 'weight',
  law: 'state law',
  // It concerns every check by the package.
  knowledge: null,
};

/** Checks by the record alone, not by rows of a package. */
const ofRecord: ReadonlySet<CheckName> = new Set(['weight', 'state law']);

const names: readonly CheckName[] = [
  'species',
  'breed',
  'weight',
  'allergies',
  'conditions',
  'medications',
  'duplicates',
  'dose',
  'state law',
];

/**
 * The checks that were made, so that 'No conflicts' says which: none of a fact that could not be read.
 *
 * @see P-085, P-251
 */
export function checkedNames(
  { facts, patient, law }: ConflictSubject,
  { notChecked, readAs }: ConflictReport,
): readonly CheckName[] {
  const namesNothing = readAs.filter(({ as }) => as === null);
  const isPackageRead = notChecked.every(({ kind }) => kind !== 'knowledge');
  const open = new Set([...notChecked, ...namesNothing].map(({ kind }) => ofNotChecked[kind]));
  return names.filter((name) => {
    if (!isPackageRead && !ofRecord.has(name)) return false;
    if (name === 'duplicates') return facts !== undefined;
    if (name === 'weight') return patient.weight !== null && patient.weight > 0 && !open.has('weight');
    if (name === 'dose') return facts !== undefined;
    if (name === 'state law' && law === undefined) return false;
    return !open.has(name);
  });
}
