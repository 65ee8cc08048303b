import type { Caller } from '../../administration/permission/index.js';
import type { NamedAnimal } from '../../clients/patient/index.js';
import { speciesCodes } from '../../base/species/index.js';
import { recentOf } from './namesake.js';
import { paletteKey, type PaletteRecord } from './record.js';
import { recordKinds } from './kind.js';

/** Maximum number of recent records stored, and of those shown before anything is typed. @see P-290 */
export const recentLimits = { kept: 12, shown: 5 } as const;

/** Whether recent records are stored for a caller: no data of a practice is stored for support. @see P-290 */
export const keepsRecents = ({ kind }: Pick<Caller, 'kind'>): boolean => kind === 'practice';

/** The recent records after one was opened: that one first, without duplicates. @see P-290 */
export function withRecent(recents: readonly PaletteRecord[], opened: PaletteRecord): PaletteRecord[] {
  const others = recents.filter((one) => paletteKey(one) !== paletteKey(opened));
  return [recentOf(opened), ...others].slice(0, recentLimits.kept);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isShown = (value: unknown): value is PaletteRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title, notes } = value as Partial<Record<keyof PaletteRecord, unknown>>;
  return (
    (recordKinds as readonly unknown[]).includes(kind) &&
    isText(id) &&
    isText(title) &&
    Array.isArray(notes) &&
    notes.every(isText)
  );
};

/** An older version stored none. */
const isAnimal = (animal: unknown): boolean => {
  if (animal === undefined) return true;
  if (typeof animal !== 'object' || animal === null) return false;
  const { name, facts } = animal as Partial<Record<keyof NamedAnimal, unknown>>;
  return isText(name) && typeof facts === 'object' && facts !== null;
};

const isWhole = (record: PaletteRecord): boolean => {
  switch (record.kind) {
    case 'client':
      return true;
    case 'patient':
      return (
        isText(record.clientId) &&
        (record.species === null || speciesCodes.includes(record.species)) &&
        isAnimal(record.animal)
      );
    case 'prescription': {
      const patient: unknown = record.patient;
      const isNumbered = record.rxNumber === null || isText(record.rxNumber);
      return (
        isNumbered &&
        isText(record.drug) &&
        (patient === null || (typeof patient === 'object' && isText(record.patient?.id)))
      );
    }
    case 'product':
      return isText(record.family);
  }
};

/**
 * Parses recent records from browser storage, omitting invalid ones.
 *
 * @param text - `null` when nothing was stored
 * @see P-290
 */
export function readRecents(text: string | null): PaletteRecord[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    const records: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return records.filter(isShown).filter(isWhole).slice(0, recentLimits.kept);
  } catch {
    return [];
  }
}
