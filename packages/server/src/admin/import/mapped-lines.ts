import { breedMatching, type MatchBreed } from './breed-matching.js';
import { todayIn } from '@signa/core/base';
import { type FileMapping, type MappedLine, openLineMapper } from '@signa/core/pims';
import { zoneOf } from '../../store/practice/place/zone.js';
import type { Queryable } from '../../store/statement.js';
import type { CsvLine } from '../csv/csv-file.js';
import type { Place } from './record-kind.js';

/** A line of a file in Signa's columns. */
export interface FileLine extends Pick<CsvLine, 'line' | 'cells' | 'misfit'> {
  /** As the file has them. */
  readonly original: CsvLine['values'];
  readonly mapped: MappedLine;
}

const noBreeds: MatchBreed = () => null;

/** Converts lines of a file to Signa's columns at a location, by the mapping of the file. */
export async function lineReader(
  sql: Queryable,
  mapping: FileMapping,
  place: Place,
): Promise<(line: CsvLine) => FileLine> {
  const mapLine = openLineMapper(mapping, {
    today: todayIn((await zoneOf(sql, place.locationId)) ?? 'UTC', place.now),
    matchBreed: mapping.kind === 'patient' ? await breedMatching(sql) : noBreeds,
  });
  const mapped = new Set(Object.values(mapping.columns).flatMap(({ from }) => from));
  const isStray = (name: string) => unnamed.test(name) && !mapped.has(name) && !mapping.unused.includes(name);
  let stray: readonly string[] | null = null;
  return ({ line, cells, misfit, values }) => {
    stray ??= Object.keys(values).filter(isStray);
    const filled = stray.find((name) => values[name] !== '');
    const strayText =
      filled === undefined ? null : `it has the value '${values[filled] ?? ''}' in ${filled}, which has no name`;
    return { line, cells, misfit: misfit ?? strayText, original: values, mapped: mapLine(values) };
  };
}

/** How `columnNames` names a column without a name. */
const unnamed = /^column \d+$/;
