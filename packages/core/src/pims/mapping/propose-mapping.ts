import type { PlainDate } from '../../base/time/index.js';
import { type BreedMatch, isDeathWord, readAddressCell } from '../cell/index.js';
import { type FileEncoding, type Separator, separatorNames } from '../file/index.js';
import { type AssignedColumns, assignColumns } from './assign-columns.js';
import { importColumnNamed, importColumns, type ImportKind } from './import-columns.js';
import type { ColumnProfile, FileProfile } from './profile.js';
import { type BreedChoices, proposeBreeds } from './propose-breeds.js';
import { proposeColumn } from './propose-column.js';
import { mappingVersion } from './read-mapping.js';

/** What is proposed with, besides the lines of the file. */
export interface ProposalContext extends BreedChoices {
  readonly today: PlainDate;
  readonly matchBreed: (species: string, text: string) => BreedMatch | null;
  readonly encoding: FileEncoding;
  readonly separator: Separator;
  /** The columns as a person assigned them; without it, they are assigned by their names. */
  readonly assigned?: AssignedColumns;
}

/** A proposed mapping file, with what a person should know about it. */
export interface ProposedMapping {
  /** For JSON. */
  readonly file: Readonly<Record<string, unknown>>;
  /** A line for each mapped column, then what has to be decided. */
  readonly report: readonly string[];
}

/** Below this share of readable values, the name of a column misled. */
const leastShare = 0.5;
const shownExamples = 3;

/**
 * Proposes how a file becomes records of a kind: the columns by their names, and formats and replacements by their
 * values. What has several meanings is left as a question ('?'), which an import refuses.
 *
 * @see A-590, A-591, A-592
 */
export function proposeMapping(kind: ImportKind, profile: FileProfile, context: ProposalContext): ProposedMapping {
  const assigned = withValues(
    kind,
    context.assigned ??
      assignColumns(
        kind,
        profile.columns.map(({ name }) => name),
      ),
    profile,
  );
  const { dropped, warned } = varyingColumns(kind, profile, assigned);
  const proposals = [...assigned.columns]
    .filter(([name]) => !dropped.has(name))
    .toSorted(([a], [b]) => placeOf(kind, a) - placeOf(kind, b))
    .map(([name, header]) => proposal(kind, name, { header, profile, assigned, context }))
    .filter((one) => one !== null);
  const columns = Object.fromEntries(proposals.map(({ name, column }) => [name, column]));
  const typed = [...assigned.phoneTypes].map(([number, type]) => [`phone_${number}_type`, { value: type }] as const);
  const repeats = repeatedLines(profile, assigned.columns.get('external_id'));
  const missing = missingColumns(kind, Object.keys(columns));
  const used = new Set([...proposals.map(({ header }) => header), ...(assigned.altered ? [assigned.altered] : [])]);
  // A column without a name and without values is no column.
  const unused = profile.columns
    .filter(({ name, filled }) => !used.has(name) && !(/^column \d+$/.test(name) && filled === 0))
    .map(({ name }) => name);
  return {
    file: {
      signa_mapping: mappingVersion,
      kind,
      encoding: context.encoding,
      separator: separatorNames[context.separator],
      ...(repeats > 0 ? { repeats: 'same' } : {}),
      columns: {
        ...columns,
        ...Object.fromEntries(typed),
        ...Object.fromEntries(missing.map((name) => [name, { value: '?' }])),
      },
      unused,
    },
    report: [
      ...proposals.map(({ name, header, note }) => `  ${name} from '${header}'${note === '' ? '' : `: ${note}`}`),
      ...dropped.values(),
      ...warned,
      ...missing.map((name) => `  ${name}: no column found. Name one with "from", or set "value" for every line`),
      ...(repeats > 0
        ? [
            `  ${repeats === 1 ? '1 line has' : `${repeats} lines have`} the ID of an earlier line: with the same values they are one record, else an error`,
          ]
        : []),
      ...(unused.length > 0 ? [`  not imported: ${unused.join(', ')}`] : []),
    ],
  };
}

/**
 * What the values of columns add to their names: an 'Address' may have street, city, state and zip code in one cell, and
 * a 'Status' of animals says which ones are dead.
 */
function withValues(kind: ImportKind, assigned: AssignedColumns, profile: FileProfile): AssignedColumns {
  const columns = new Map(assigned.columns);
  const profileOf = (target: string) => profile.columns.find(({ name }) => name === columns.get(target));
  const street = profileOf('address_1_line_1');
  const hasParts = ['city', 'state', 'zip'].some((part) => columns.has(`address_1_${part}`));
  if (street !== undefined && !hasParts && !columns.has('address_1_full') && mostAreAddresses(street)) {
    columns.delete('address_1_line_1');
    columns.set('address_1_full', street.name);
  }
  const status = profileOf('is_active');
  if (kind === 'patient' && status !== undefined && !columns.has('is_deceased'))
    if ([...status.values.keys()].some(isDeathWord)) columns.set('is_deceased', status.name);
  return { ...assigned, columns };
}

function mostAreAddresses({ values, filled }: ColumnProfile): boolean {
  const read = [...values].filter(([value]) => 'value' in readAddressCell(value));
  return filled > 0 && read.reduce((sum, [, count]) => sum + count, 0) >= filled * leastShare;
}

/**
 * The columns of clients that differ between lines of the same client. Whether a client is active can't be read from
 * such a column, so it is not proposed; of others, the import reports the lines.
 */
function varyingColumns(kind: ImportKind, { varying }: FileProfile, { columns }: AssignedColumns) {
  const dropped = new Map<string, string>();
  const warned: string[] = [];
  for (const [name, header] of kind === 'client' ? columns : []) {
    const found = varying.get(header);
    if (found === undefined || name === 'external_id') continue;
    const text = `it differs between lines of one client: '${found.first}' and '${found.second}' of ${found.id}`;
    if (/^is_(?:in)?active$/.test(name)) dropped.set(name, `  ${name} isn't taken from '${header}': ${text}`);
    else warned.push(`  check ${name} from '${header}': ${text}. The import reports such lines as errors`);
  }
  return { dropped, warned };
}

/** Lines whose ID is also on an earlier line, such as those of an owner of several animals. */
function repeatedLines({ columns }: FileProfile, header: string | undefined): number {
  const counts = columns.find(({ name }) => name === header)?.values.values() ?? [];
  return [...counts].reduce((sum, count) => sum + count - 1, 0);
}

const placeOf = (kind: ImportKind, name: string) => {
  const first = importColumnNamed(kind, name);
  return importColumns[kind].findIndex((column) => column === first);
};

function missingColumns(kind: ImportKind, names: readonly string[]): string[] {
  const isName = (name: string) => /^(?:first|last)_name$/.test(name) && names.includes('full_name');
  return importColumns[kind]
    .filter(({ name, isNeeded }) => isNeeded === true && !names.includes(name) && !isName(name))
    .map(({ name }) => name);
}

interface Assigned {
  readonly header: string;
  readonly profile: FileProfile;
  readonly assigned: AssignedColumns;
  readonly context: ProposalContext;
}

function proposal(kind: ImportKind, name: string, { header, profile, assigned, context }: Assigned) {
  const definition = importColumnNamed(kind, name);
  const column = profile.columns.find((one) => one.name === header);
  if (definition === null || column === undefined) return null;
  const altered = definition.reads === 'gender' ? assigned.altered : null;
  const { settings, share, note } = proposeColumn({
    ...{ definition, profile: column, today: context.today },
    hasUnitColumn: assigned.columns.has('weight_unit'),
    hasAltered: altered !== null,
  });
  if (share < leastShare && definition.isNeeded !== true && !context.assigned) return null;
  const breeds = definition.reads === 'breed' ? breedSettings(profile, context) : null;
  const notes = [note, altered === null ? '' : `with '${altered}' for neutered`, breeds?.note ?? '']
    .filter(Boolean)
    .join('; ');
  return {
    ...{ name, header, note: notes },
    column: {
      from: header,
      ...settings,
      ...breeds?.settings,
      ...(altered === null ? {} : { altered }),
      confidence: confidenceOf(name, header, share),
      examples: examplesOf(column),
      ...(notes === '' ? {} : { note: notes }),
    },
  };
}

function breedSettings(profile: FileProfile, context: ProposalContext) {
  const { values, certain, likely, unlisted } = proposeBreeds(profile.breeds, context.matchBreed, context);
  return {
    settings: Object.keys(values).length > 0 ? { values } : {},
    note: `${certain} animals have a listed breed, ${likely} a similar one, ${unlisted} neither`,
  };
}

function confidenceOf(name: string, header: string, share: number): string {
  const isOwn = header.toLowerCase() === name;
  return share < 1
    ? `${Math.floor(share * 100)}% of the values can be read`
    : isOwn
      ? 'certain'
      : 'likely, by its name';
}

const examplesOf = ({ values }: ColumnProfile): string[] => [...values.keys()].slice(0, shownExamples);
