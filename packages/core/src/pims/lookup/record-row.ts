/** How a field of two records compares. A field that is empty in both is the same. */
export type Agreement = 'same' | 'differs' | 'only here' | 'only there';

/** A field of a record in Signa and of the one in the practice system, as it is shown. */
export interface RecordRow {
  readonly label: string;
  /** One line per value; empty if the record has none, or does not exist. */
  readonly here: readonly string[];
  readonly there: readonly string[];
  readonly agreement: Agreement;
}

/** A displayed value, and its comparable form. */
export interface SideValue {
  readonly text: readonly string[];
  readonly key: string;
}

/** A single-line value, compared trimmed and ignoring case. */
export function plainValue(text: string | null | undefined): readonly SideValue[] {
  const shown = (text ?? '').trim();
  return shown === '' ? [] : [{ text: [shown], key: shown.toLowerCase() }];
}

/** Yes or no; empty if unknown. */
export const yesOrNo = (is: boolean | null | undefined): readonly SideValue[] =>
  is == null ? [] : plainValue(is ? 'Yes' : 'No');

/**
 * Compares the values of a field on both sides, ignoring their order.
 *
 * @see C-130
 */
export function recordRow(label: string, here: readonly SideValue[], there: readonly SideValue[]): RecordRow {
  const isOnlyIn = (one: readonly SideValue[], other: readonly SideValue[]) =>
    one.some(({ key }) => other.every((value) => value.key !== key));
  const [more, less] = [isOnlyIn(there, here), isOnlyIn(here, there)];
  const agreement = more ? (less ? 'differs' : 'only there') : less ? 'only here' : 'same';
  const lines = (values: readonly SideValue[]) => values.flatMap(({ text }) => text);
  return { label, here: lines(here), there: lines(there), agreement };
}
