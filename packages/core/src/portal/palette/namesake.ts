import { animalNotes } from '../../clients/patient/index.js';
import type { PaletteRecord } from './record.js';

/** What stands behind the facts of a patient who is not prescribed for. */
export const patientStates = { deceased: 'Deceased', inactive: 'Not active' } as const;
const states: ReadonlySet<string> = new Set(Object.values(patientStates));

/**
 * The records of a list, patients of the same name distinguished first by what differs. What an older version kept stays as
 * it is.
 *
 * @see P-341
 */
export function distinguishNamesakes<R extends PaletteRecord>(records: readonly R[]): R[] {
  const animals = records.flatMap((record) => (record.kind === 'patient' && record.animal ? [record.animal] : []));
  const inOrder = animalNotes(animals);
  const notes = new Map(animals.map((animal, index) => [animal, inOrder[index] ?? []]));
  return records.map((record) => {
    if (record.kind !== 'patient' || !record.animal) return record;
    return {
      ...record,
      notes: [...(notes.get(record.animal) ?? []), ...record.notes.filter((note) => states.has(note))],
    };
  });
}

/** A record as it is kept among those opened last: without a weight, which may be another one by then. @see P-290, P-342 */
export function keptRecord(record: PaletteRecord): PaletteRecord {
  if (record.kind !== 'patient' || !record.animal) return record;
  const { name, facts } = record.animal;
  const [kept = record] = distinguishNamesakes([{ ...record, animal: { name, facts: { ...facts, weight: null } } }]);
  return kept;
}
