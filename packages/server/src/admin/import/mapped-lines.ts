import { breedMatching, type MatchBreed } from './breed-matching.js';
import { todayIn } from '@signa/core/base';
import { type FileMapping, type LineContext, mapLine, type MappedLine } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { installation } from '../../store/installation.js';
import { zoneOf } from '../../store/practice/place/zone.js';
import type { CsvLine } from '../csv/csv-file.js';
import type { Place } from './record-kind.js';

/** A line of a file in Signa's columns. */
export interface FileLine extends Pick<CsvLine, 'line' | 'cells' | 'misfit'> {
  /** As the file has them. */
  readonly original: CsvLine['values'];
  readonly mapped: MappedLine;
}

const noBreeds: MatchBreed = () => null;

/** What the lines of a file are read with at a location. */
export async function lineContext(database: Database, mapping: FileMapping, place: Place): Promise<LineContext> {
  return await database.read({ locationIds: [place.locationId, installation] }, async (sql) => ({
    today: todayIn((await zoneOf(sql, place.locationId)) ?? 'UTC', place.now),
    matchBreed: mapping.kind === 'patient' ? await breedMatching(sql) : noBreeds,
  }));
}

/** Converts a line to Signa's columns by its mapping (P-459). */
export function fileLine(
  { line, cells, misfit, values }: CsvLine,
  mapping: FileMapping,
  context: LineContext,
): FileLine {
  const stray = Object.keys(values).find(
    (name) => unnamed.test(name) && values[name] !== '' && !mapping.unused.includes(name) && !isMapped(mapping, name),
  );
  const strayText =
    stray === undefined ? null : `it has the value '${values[stray] ?? ''}' in ${stray}, which has no name`;
  return { line, cells, misfit: misfit ?? strayText, original: values, mapped: mapLine(mapping, values, context) };
}

/** How `columnNames` names a column without a name. */
const unnamed = /^column \d+$/;

const isMapped = ({ columns }: FileMapping, name: string) =>
  Object.values(columns).some(({ from }) => from.includes(name));
