import {
  changedSide,
  changeText,
  type ComparedField,
  isOffered,
  keptOf,
  sourceText,
  type SyncedField,
  type SyncedValues,
} from '../../practice/pims-sync/index.js';
import type { RecordRow } from './record-row.js';

/**
 * The outcome of a field at the next sync: unchanged, because both agree; the value in Signa stays; or that of the
 * practice system is put into the form of the record, and is stored with the next save unless a user declines it.
 * Nothing is ever replaced without a user (decision 44).
 */
export type ComparisonWinner = 'same' | 'signa' | 'pims';

/** A field of a record on both sides, with the winning side and the reason. */
export interface ExistingRow {
  readonly field: string;
  readonly here: string | null;
  readonly there: string | null;
  readonly wins: ComparisonWinner;
  readonly why: string;
}

const agreed = 'Both sides agree.';

/**
 * The synced fields of a linked record, according to its sync state: first those the practice system reports, then
 * those only in Signa.
 *
 * @param compared - the reported values with those in Signa
 * @param here - all values in Signa
 * @param kept - the sync state of the record
 * @param timeZone - of the location, for the day of a change
 * @see A-408, C-100, C-255, C-256
 */
export function existingRows(
  compared: readonly ComparedField[],
  here: SyncedValues,
  kept: readonly SyncedField[],
  timeZone: string | null,
): ExistingRow[] {
  const reported = new Set(compared.map(({ field }) => field));
  return [
    ...compared.map((one) => ({
      ...{ field: labelOf(one.field), here: one.here, there: one.there },
      ...statusFactsOf(one, keptOf(kept, one.field), timeZone),
    })),
    ...Object.entries(here).flatMap(([field, value]): ExistingRow[] =>
      reported.has(field) || value === undefined
        ? []
        : [{ field: labelOf(field), here: value, there: null, wins: 'signa', why: notReported }],
    ),
  ];
}

const notReported = 'PIMS reports no other value, and nothing is removed here.';

function statusFactsOf(
  compared: ComparedField,
  kept: SyncedField | undefined,
  timeZone: string | null,
): Pick<ExistingRow, 'wins' | 'why'> {
  if (compared.agrees) return { wins: 'same', why: sourceText(kept, timeZone) ?? agreed };
  if (!isOffered(kept, compared.there))
    return { wins: 'signa', why: 'Declined here; offered again when PIMS reports another value.' };
  const side = changedSide(kept, compared);
  const text = changeText(side, kept, timeZone);
  return side === 'here'
    ? { wins: 'signa', why: `${text}; it stays as it is.` }
    : { wins: 'pims', why: `${text}; it is offered, and stored with the next save.` };
}

const labels: Readonly<Record<string, string>> = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  weight: 'Weight',
  breed: 'Breed',
  birthdate: 'Birth date',
  gender: 'Gender',
  deceasedDate: 'Date of death',
};
const labelOf = (field: string) => labels[field.split(':', 1)[0] ?? ''] ?? field;

/** Fields that are compared but never taken over. */
const shownOnly: ReadonlySet<string> = new Set(['First name', 'Last name', 'Name', 'Species', 'Allergies', 'Active']);

/** The other fields of a record, which are never taken over. @see A-408 */
export function shownRows(rows: readonly RecordRow[]): ExistingRow[] {
  return rows
    .filter(({ label }) => shownOnly.has(label))
    .map(({ label, here, there, agreement }) => ({
      ...{ field: label, here: textOf(here), there: textOf(there) },
      ...(agreement === 'same'
        ? { wins: 'same' as const, why: agreed }
        : { wins: 'signa' as const, why: 'Shown for comparison only.' }),
    }));
}

const textOf = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join(', '));
