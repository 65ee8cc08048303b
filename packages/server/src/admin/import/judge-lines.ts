import type { Queryable } from '../../store/statement.js';
import { knownRecords } from '../../store/pims/pims-import/known-records.js';
import { unfitText } from '../csv/cell.js';
import type { CsvLine } from '../csv/csv-file.js';
import type { LineFault } from '../csv/line-fault.js';
import { type Place, type ReadLine, type RecordKind } from './record-kind.js';

/** A line with its result. */
export interface ValidatedLine<Draft> extends Pick<ReadLine<Draft>, 'name' | 'draft'> {
  readonly line: number;
  readonly externalId: string;
  /** Id of the existing record. */
  readonly knownId: string | null;
  readonly faults: readonly LineFault[];
}

const maxIdLength = 200;

/** Validates lines of a file against core's rules, the existing records, and the previous lines of the file. */
export async function validateLines<Draft, Facts>(
  sql: Queryable,
  kind: RecordKind<Draft, Facts>,
  place: Place,
  lines: readonly CsvLine[],
): Promise<ValidatedLine<Draft>[]> {
  const externalIds = lines.map(({ values }) => values['external_id'] ?? '');
  const known = await knownRecords(sql, place.locationId, kind.noun, externalIds);
  const facts = await kind.factsOf(sql, place, lines);
  return lines.map(({ line, values }, index) => {
    const externalId = externalIds[index] ?? '';
    const { name, draft, faults } = kind.read(values, facts);
    const found = [...idFaults(externalId), ...unfitFaults(values, faults), ...faults].map((fault) => ({
      ...fault,
      line,
    }));
    return { line, externalId, name, draft, knownId: known.get(externalId) ?? null, faults: found };
  });
}

function idFaults(externalId: string): Omit<LineFault, 'line'>[] {
  if (externalId === '')
    return [{ column: 'external_id', what: 'it is empty, so the record could not be recognized later' }];
  return externalId.length > maxIdLength
    ? [{ column: 'external_id', what: `it has more than ${maxIdLength} characters` }]
    : [];
}

/** If core found a fault in the column, that suffices. */
const unfitFaults = (
  values: CsvLine['values'],
  faults: readonly Omit<LineFault, 'line'>[],
): Omit<LineFault, 'line'>[] =>
  Object.entries(values).flatMap(([column, text]) => {
    const what = faults.some((fault) => fault.column === column) ? null : unfitText(text);
    return what === null ? [] : [{ column, what }];
  });
