import type { Queryable } from '../../store/statement.js';
import { knownRecords } from '../../store/pims/pims-import/known-records.js';
import { unfitText } from '../csv/cell.js';
import type { LineFault } from '../csv/line-fault.js';
import type { FileLine } from './mapped-lines.js';
import { type Place, type ReadLine, type RecordKind } from './record-kind.js';

/** A line with its result. */
export interface ValidatedLine<Draft> extends Pick<ReadLine<Draft>, 'name' | 'draft'> {
  readonly line: number;
  readonly externalId: string;
  /** Id of the existing record. */
  readonly knownId: string | null;
  readonly faults: readonly LineFault[];
  /** What of the line can't be kept. */
  readonly notes: readonly string[];
  /** The cells of the file, for the file of lines that were left out. */
  readonly cells: readonly string[];
  /** The values in Signa's columns, by which equal lines are recognized. */
  readonly values: FileLine['original'];
  /** The values by the columns of the file, and these by Signa's columns, for messages about the line. */
  readonly original: FileLine['original'];
  readonly sources: ReadonlyMap<string, string>;
}

type CellFault = Omit<LineFault, 'line'>;

const maxIdLength = 200;

/** Validates lines of a file against core's rules, the existing records, and the previous lines of the file. */
export async function validateLines<Draft, Facts>(
  sql: Queryable,
  kind: RecordKind<Draft, Facts>,
  place: Place,
  lines: readonly FileLine[],
): Promise<ValidatedLine<Draft>[]> {
  const values = lines.map(({ mapped }) => mapped.values);
  const externalIds = values.map((cells) => cells['external_id'] ?? '');
  const known = await knownRecords(sql, place.locationId, kind.noun, externalIds);
  const facts = await kind.factsOf(
    sql,
    place,
    lines.map(({ line, mapped }) => ({ line, values: mapped.values })),
  );
  return lines.map((one, index) => {
    const externalId = externalIds[index] ?? '';
    const { name, draft, faults } = kind.read(one.mapped.values, facts);
    return {
      ...{ line: one.line, externalId, name, draft, cells: one.cells, values: one.mapped.values },
      ...{ original: one.original, sources: one.mapped.sources },
      knownId: known.get(externalId) ?? null,
      faults: faultsOf(one, [...idFaults(externalId), ...faults]).map((fault) => ({ ...fault, line: one.line })),
      notes: one.mapped.notes,
    };
  });
}

/** The faults of a line under the columns and values of the file, one of each column. */
function faultsOf({ mapped, original, misfit }: FileLine, found: readonly CellFault[]): CellFault[] {
  if (misfit !== null) return [{ column: null, what: misfit }];
  const translated = found.map((fault) => inFile(fault, mapped.sources, original));
  const cellFaults = mapped.faults.filter(
    ({ column }, at) => mapped.faults.findIndex((other) => other.column === column) === at,
  );
  const read = [...cellFaults, ...translated.filter(({ column }) => !cellFaults.some((one) => one.column === column))];
  return [...read, ...unfitFaults(original, mapped.sources, read)];
}

function inFile(fault: CellFault, sources: ReadonlyMap<string, string>, original: FileLine['original']): CellFault {
  const source = sources.get(fault.column ?? '') ?? fault.column;
  const value = fault.value === undefined ? undefined : (original[source ?? ''] ?? fault.value);
  return { ...fault, column: source, value };
}

function idFaults(externalId: string): CellFault[] {
  if (externalId === '')
    return [{ column: 'external_id', what: 'it is empty, so the record could not be recognized later' }];
  return externalId.length > maxIdLength
    ? [{ column: 'external_id', what: `it has more than ${maxIdLength} characters` }]
    : [];
}

/** If another fault was found in the column, that suffices. Columns that are not imported may contain anything. */
function unfitFaults(
  original: FileLine['original'],
  sources: ReadonlyMap<string, string>,
  faults: readonly CellFault[],
): CellFault[] {
  const used = new Set(sources.values());
  return Object.entries(original).flatMap(([column, text]) => {
    const isChecked = used.has(column) && !faults.some((fault) => fault.column === column);
    const what = isChecked ? unfitText(text) : null;
    return what === null ? [] : [{ column, what }];
  });
}
