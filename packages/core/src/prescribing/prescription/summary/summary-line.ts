import { prescriptionFields } from '../form/fields.js';
import type { PrescriptionField, SummaryField } from '../form/form.js';
import type { LastTimeSign } from '../history/last-time.js';

/** How a value compares with that of the last prescription. */
type LastSign = '=' | '≈';

/** One value that will be signed. */
export interface SummaryLine {
  readonly label: string;
  /** The field of the form that it shows; `null` where it shows none. */
  readonly field: PrescriptionField | null;
  /** `null` where nothing is filled in. */
  readonly value: string | null;
  readonly sign: LastSign | null;
  /** What it was last time, when it differs: 'was 30'. */
  readonly was: string | null;
  /** Beside the value, quiet. */
  readonly note: string | null;
  /** Beside the value, amber. */
  readonly warning: string | null;
  /** A text, which takes a line of its own. */
  readonly isText: boolean;
  /** Whether it may wait behind 'N more': nobody filled it in or changed it (P-351). */
  readonly canFold: boolean;
}

export const line = (label: string, value: string | null, more: Partial<SummaryLine> = {}): SummaryLine => ({
  label,
  field: null,
  value,
  sign: null,
  was: null,
  note: null,
  warning: null,
  isText: false,
  canFold: false,
  ...more,
});

export const fieldLine = (
  field: SummaryField,
  value: string | null,
  more: Partial<Omit<SummaryLine, 'field'>> = {},
): SummaryLine => line(prescriptionFields[field].labels.summary, value, { field, ...more });

/** The line of an optional field, which is left out while it is empty. */
export const filledLine = (...line: Parameters<typeof fieldLine>): SummaryLine | null =>
  line[1] === null ? null : fieldLine(...line);

const signs: Readonly<Partial<Record<LastTimeSign, LastSign>>> = { same: '=', close: '≈' };

/** '=' behind what is as last time, 'was 30' where it differs; without a last time there is no sign (P-253). */
export function beside(against: LastTimeSign | undefined, before: string | null): Pick<SummaryLine, 'sign' | 'was'> {
  if (against === 'differs') return { sign: null, was: `was ${before ?? 'none'}` };
  return { sign: (against && signs[against]) ?? null, was: null };
}
