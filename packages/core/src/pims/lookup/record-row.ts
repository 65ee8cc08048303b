/** How a field of two records compares. A field that both leave empty is the same. */
export type Agreement = 'same' | 'differs' | 'only here' | 'only there';

/** One field of a record here and of the record there, as it is shown. */
export interface RecordRow {
  readonly label: string;
  /** A line for each value; none where the record has none, or where there is no record. */
  readonly here: readonly string[];
  readonly there: readonly string[];
  readonly agreement: Agreement;
}

/** A value as it is shown, and what it is compared by. */
export interface SideValue {
  readonly text: readonly string[];
  readonly key: string;
}

/** A value of one line, compared trimmed and whatever its case. */
export function plainValue(text: string | null | undefined): readonly SideValue[] {
  const shown = (text ?? '').trim();
  return shown === '' ? [] : [{ text: [shown], key: shown.toLowerCase() }];
}

/** Yes or no; nothing where it is not known. */
export const yesOrNo = (is: boolean | null | undefined): readonly SideValue[] =>
  is == null ? [] : plainValue(is ? 'Yes' : 'No');

/**
 * Compares what both sides have of a field; in which order they list it does not count.
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
