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
 * What becomes of a field with the next sync: nothing, as both agree; the value here stays; or that of the practice system
 * stands in the form of the record, and is kept with the next save unless somebody declines it. Nothing is ever replaced
 * without a person (decision 44).
 */
export type StandingWinner = 'same' | 'signa' | 'pims';

/** One field of a record on both sides, with which of them wins and why. */
export interface StandingRow {
  readonly field: string;
  readonly here: string | null;
  readonly there: string | null;
  readonly wins: StandingWinner;
  readonly why: string;
}

const agreed = 'Both sides agree.';

/**
 * The fields that a linked record keeps in step, by what was last agreed: what the practice system tells, then what only
 * the record here has.
 *
 * @param compared - what it tells beside what is here
 * @param here - all that is here
 * @param kept - what is kept of the record
 * @param timeZone - of the location, in which a moment is a day
 * @see A-408, C-100, C-255, C-256
 */
export function standingRows(
  compared: readonly ComparedField[],
  here: SyncedValues,
  kept: readonly SyncedField[],
  timeZone: string | null,
): StandingRow[] {
  const told = new Set(compared.map(({ field }) => field));
  return [
    ...compared.map((one) => ({
      ...{ field: labelOf(one.field), here: one.here, there: one.there },
      ...standingOf(one, keptOf(kept, one.field), timeZone),
    })),
    ...Object.entries(here).flatMap(([field, value]): StandingRow[] =>
      told.has(field) || value === undefined
        ? []
        : [{ field: labelOf(field), here: value, there: null, wins: 'signa', why: notTold }],
    ),
  ];
}

const notTold = 'PIMS tells no other value, and nothing is taken away here.';

function standingOf(
  compared: ComparedField,
  kept: SyncedField | undefined,
  timeZone: string | null,
): Pick<StandingRow, 'wins' | 'why'> {
  if (compared.agrees) return { wins: 'same', why: sourceText(kept, timeZone) ?? agreed };
  if (!isOffered(kept, compared.there))
    return { wins: 'signa', why: 'Declined here; it is offered again when PIMS tells another value.' };
  const side = changedSide(kept, compared);
  const text = changeText(side, kept, timeZone);
  return side === 'here'
    ? { wins: 'signa', why: `${text}; it is left as it is.` }
    : { wins: 'pims', why: `${text}; it is offered, and kept with the next save.` };
}

const labels: Readonly<Record<string, string>> = {
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  weight: 'Weight',
  breed: 'Breed',
  birthdate: 'Birth date',
  gender: 'Gender',
  deceasedDate: 'Date of death',
};
const labelOf = (field: string) => labels[field.split(':', 1)[0] ?? ''] ?? field;

/** Fields that are shown beside each other and never taken over. */
const shownOnly: ReadonlySet<string> = new Set(['First name', 'Last name', 'Name', 'Species', 'Allergies', 'Active']);

/** The other fields of a record, of which nothing is taken over. @see A-408 */
export function shownRows(rows: readonly RecordRow[]): StandingRow[] {
  return rows
    .filter(({ label }) => shownOnly.has(label))
    .map(({ label, here, there, agreement }) => ({
      ...{ field: label, here: textOf(here), there: textOf(there) },
      ...(agreement === 'same'
        ? { wins: 'same' as const, why: agreed }
        : { wins: 'signa' as const, why: 'It is shown beside the other and never taken over.' }),
    }));
}

const textOf = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join(', '));
