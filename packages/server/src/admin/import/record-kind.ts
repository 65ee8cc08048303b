import type { Instant } from '@signa/core/base';
import type { RecordNoun } from '../../store/pims/pims-import/file-import.js';
import type { OpenImport } from '../../store/pims/pims-import/made-store.js';
import type { Queryable } from '../../store/statement.js';
import type { CsvLine } from '../csv/csv-file.js';
import type { LineFault } from '../csv/line-fault.js';
import type { RecordColumn } from './record-column.js';

/** Location and time of an import. */
export interface Place {
  readonly locationId: string;
  readonly now: Instant;
}

/** A line after parsing: the record to store, or its faults. */
export interface ReadLine<Draft> {
  /** Name of the record in messages about the line. */
  readonly name: string;
  readonly draft: Draft | null;
  readonly faults: readonly Omit<LineFault, 'line'>[];
}

/** A line in Signa's columns. */
export type RecordLine = Pick<CsvLine, 'line' | 'values'>;

/** A record to store, under the id reserved for it. */
interface NewRecord<Draft> {
  readonly id: string;
  readonly externalId: string;
  readonly draft: Draft;
}

/** How to import one kind of records. Validation uses the same core rules as the portal. */
export interface RecordKind<Draft, Facts> {
  readonly noun: RecordNoun;
  readonly plural: string;
  /** Its name in the audit. */
  readonly operation: string;
  readonly columns: readonly RecordColumn[];
  /** The facts used to validate the lines of a batch. */
  readonly factsOf: (sql: Queryable, place: Place, lines: readonly RecordLine[]) => Promise<Facts>;
  readonly read: (values: CsvLine['values'], facts: Facts) => ReadLine<Draft>;
  readonly store: (tx: Queryable, open: OpenImport, records: readonly NewRecord<Draft>[]) => Promise<void>;
}

/** Converts a form issue to a fault: its column, its value, and core's message. */
export const faultIn = (values: CsvLine['values'], column: string, what: string): Omit<LineFault, 'line'> => ({
  column,
  value: values[column] ?? '',
  what,
});
