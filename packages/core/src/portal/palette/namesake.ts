import { animalNotes } from '../../clients/patient/index.js';
import type { PaletteRecord } from './record.js';

/** Shown after the facts of a patient who cannot be prescribed for. */
export const patientStates = { deceased: 'Deceased', inactive: 'Not active' } as const;
const states: ReadonlySet<string> = new Set(Object.values(patientStates));

/**
 * Records of a list, with the entries of patients of the same name beginning with what differs. Records kept by an
 * older version are unchanged.
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

/** A record as it is kept in recent records: without a weight, which may change. @see P-290, P-342 */
export function recentOf(record: PaletteRecord): PaletteRecord {
  if (record.kind !== 'patient' || !record.animal) return record;
  const { name, facts } = record.animal;
  const [kept = record] = distinguishNamesakes([{ ...record, animal: { name, facts: { ...facts, weight: null } } }]);
  return kept;
}
