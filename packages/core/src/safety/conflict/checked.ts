import type { ConflictReport } from './report.js';
import type { ConflictSubject } from '../signing/index.js';

/** What the check compares, as the calm line names it. */
export type CheckName =
  | 'species'
  | 'breed'
  | 'weight'
  | 'allergies'
  | 'conditions'
  | 'medications'
  | 'duplicates'
  | 'dose';

/** What a check that failed leaves unsaid. */
const ofNotChecked: Readonly<Record<ConflictReport['notChecked'][number]['kind'], CheckName | null>> = {
  species: 'species',
  breed: 'breed',
  allergy: 'allergies',
  medication: 'medications',
  condition: 'conditions',
  // An age is compared only where the directions of a product name one.
  birthdate: null,
};

const names: readonly CheckName[] = [
  'species',
  'breed',
  'weight',
  'allergies',
  'conditions',
  'medications',
  'duplicates',
  'dose',
];

/**
 * What was compared, so that 'No conflicts' says of what: nothing that could not be read is among it.
 *
 * @see P-085, P-251
 */
export function checkedNames(
  { facts, patient }: ConflictSubject,
  { notChecked, readAs }: ConflictReport,
): readonly CheckName[] {
  const namesNothing = readAs.filter(({ as }) => as === null);
  const open = new Set([...notChecked, ...namesNothing].map(({ kind }) => ofNotChecked[kind]));
  return names.filter((name) => {
    if (name === 'duplicates') return facts !== undefined;
    if (name === 'weight') return patient.weight !== null && patient.weight > 0;
    if (name === 'dose') return facts !== undefined;
    return !open.has(name);
  });
}
