import { prescriptionFields } from '../form/fields.js';
import type { PrescriptionField, SummaryField } from '../form/form.js';
import type { LastTimeSign } from '../history/last-time.js';

/** How a value compares with the last prescription. */
type LastSign = '=' | '≈';

/** One value to be signed. */
export interface SummaryLine {
  readonly label: string;
  /** The form field that it shows; `null` without one. */
  readonly field: PrescriptionField | null;
  /** `null` when empty. */
  readonly value: string | null;
  readonly sign: LastSign | null;
  /** The last value, if it differs: 'was 30'. */
  readonly was: string | null;
  /** Secondary text next to the value. */
  readonly note: string | null;
  /** Warning text next to the value. */
  readonly warning: string | null;
  /** Multi-line text on a separate line. */
  readonly isText: boolean;
  /** Whether it can be collapsed in 'N more': no one filled it in or changed it (P-351). */
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

/** The line of an optional field, omitted while it is empty. */
export const filledLine = (...line: Parameters<typeof fieldLine>): SummaryLine | null =>
  line[1] === null ? null : fieldLine(...line);

const signs: Readonly<Partial<Record<LastTimeSign, LastSign>>> = { same: '=', close: '≈' };

/**
 * '=' for a value that equals the last one, 'was 30' for a different one; no mark without a last prescription (P-253).
 */
export function beside(against: LastTimeSign | undefined, before: string | null): Pick<SummaryLine, 'sign' | 'was'> {
  if (against === 'differs') return { sign: null, was: `was ${before ?? 'none'}` };
  return { sign: (against && signs[against]) ?? null, was: null };
}
