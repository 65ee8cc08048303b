import { WrongValue } from '../csv/cell.js';
import type { CsvLine } from '../csv/csv-file.js';
import type { LineFault } from '../csv/line-fault.js';

type Reader<T> = readonly [column: string, read: (text: string) => T];

interface ReadColumns<Values> {
  /** Values that could be parsed; a column that could not is omitted. */
  readonly read: Partial<Values>;
  readonly faults: readonly Omit<LineFault, 'line'>[];
}

/** Parses columns whose text has a meaning, such as yes and no. */
export function readColumns<Values extends object>(
  values: CsvLine['values'],
  readers: { readonly [Field in keyof Values]: Reader<Values[Field]> },
): ReadColumns<Values> {
  const read: Partial<Values> = {};
  const faults: Omit<LineFault, 'line'>[] = [];
  for (const [field, [column, reader]] of Object.entries(readers) as [keyof Values, Reader<Values[keyof Values]>][])
    try {
      read[field] = reader(values[column] ?? '');
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      faults.push({ column, what: error.message });
    }
  return { read, faults };
}
