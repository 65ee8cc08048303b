import type { Instant } from '@signa/core/base';
import type { RecordNoun } from '../../store/pims-import/file-import.js';
import type { OpenImport } from '../../store/pims-import/made-store.js';
import type { Queryable } from '../../store/statement.js';
import type { CsvLine } from '../csv/csv-file.js';
import type { LineFault } from '../csv/line-fault.js';
import type { RecordColumn } from './record-column.js';

/** Where and when an import happens. */
export interface Place {
  readonly locationId: string;
  readonly now: Instant;
}

/** A line as it was read: what is to be stored of it, or what is wrong with it. */
export interface ReadLine<Draft> {
  /** How the record is called where a line is told of. */
  readonly name: string;
  readonly draft: Draft | null;
  readonly faults: readonly Omit<LineFault, 'line'>[];
}

/** A record that is to be stored, under the id that was drawn for it. */
interface NewRecord<Draft> {
  readonly id: string;
  readonly externalId: string;
  readonly draft: Draft;
}

/** What an import knows of one kind of records. What is right is asked of core, by what the portal asks too. */
export interface RecordKind<Draft, Facts> {
  readonly noun: RecordNoun;
  readonly plural: string;
  /** Its name in the audit. */
  readonly operation: string;
  readonly columns: readonly RecordColumn[];
  /** What the lines of a batch are judged by. */
  readonly factsOf: (sql: Queryable, place: Place, lines: readonly CsvLine[]) => Promise<Facts>;
  readonly read: (values: CsvLine['values'], facts: Facts) => ReadLine<Draft>;
  readonly store: (tx: Queryable, open: OpenImport, records: readonly NewRecord<Draft>[]) => Promise<void>;
}

/** What a fault says of a form's issue: its column, what stands there, and core's own words. */
export const faultIn = (values: CsvLine['values'], column: string, what: string): Omit<LineFault, 'line'> => ({
  column,
  value: values[column] ?? '',
  what,
});
