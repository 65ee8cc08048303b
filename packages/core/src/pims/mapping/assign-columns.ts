import { headerNames } from './header-names-data.js';
import { type ImportKind, importColumns, importKinds, plainHeader } from './import-columns.js';
import { phoneTypeOf } from '../cell/index.js';
import { importLanguages, listedWords, wordMeanings } from '../language/index.js';

/** The columns of a file by Signa's columns. */
export interface AssignedColumns {
  readonly columns: ReadonlyMap<string, string>;
  /** Types of phones by the number in `phone_2_number`, where the name of the column says it. */
  readonly phoneTypes: ReadonlyMap<number, string>;
  /** The column that says whether an animal is neutered or spayed. */
  readonly altered: string | null;
}

/** Names of a column, the English ones first. */
const namesOf = (kind: ImportKind, column: string): string[] => [
  ...listedWords(headerNames[kind][column] ?? ''),
  ...(kind === 'prescription' ? [] : importLanguages.flatMap((language) => listedWords(language[kind][column] ?? ''))),
];
const phoneNames = wordMeanings((language) => language.phones);

/** A foster home or another keeper is a client as the owner is. */
const keeper = /^(?:foster|foster home|adopter|guardian|caretaker) (?=(?:address|phone|email|id|city|state|zip)\b)/;
/** A unit of weight in the name of a column. */
const unitAtEnd = / (?:kgs?|kilograms|lbs?|pounds)$/;

/** The name of a column as the tables contain it. */
const tableName = (name: string): string => plainHeader(name).replace(keeper, 'owner ').replace(unitAtEnd, '');
const alteredNames =
  'altered, spayed neutered, spay neuter, is spayed or neutered, neutered, spayed, fixed, sterilized, desexed, neuter status, altered status, is altered'.split(
    ', ',
  );

/** Names of columns with a phone, besides those of the table: 'Home Phone', 'Cell', 'Alternate Phone 2', 'Fax'. */
const phoneName =
  /^(?:client |owner |contact )?(home|cell|mobile|cellular|work|office|business|fax|other|alternate|alt|secondary|second|emergency)?(?: (?:phone|telephone|tel))?(?: (?:number|no))?(?: \d)?$/;

/**
 * Assigns the columns of a file to those of a kind of records, by their names. Each is assigned once, to the column whose
 * names it matches best. In a file of animals with their owners, a column such as 'Status', which either can have,
 * belongs to the one whose columns it follows.
 *
 * @param names - of the file's columns, from `columnNames`
 * @see
 */
export function assignColumns(kind: ImportKind, names: readonly string[]): AssignedColumns {
  const assigned = assignByName(kind, names);
  if (kind === 'prescription') return assigned;
  const other = assignByName(kind === 'client' ? 'patient' : 'client', names);
  const columns = new Map(assigned.columns);
  for (const target of sharedTargets) {
    const header = columns.get(target);
    if (header === undefined || !sharedTargets.some((shared) => other.columns.get(shared) === header)) continue;
    if (lastOwner(names.slice(0, names.indexOf(header)), assigned, other) === 'other') columns.delete(target);
  }
  return { ...assigned, columns };
}

const sharedTargets = ['is_active', 'is_inactive'];

/** Which of two kinds the last column belongs to that only one of them has; without one, both may have what follows. */
function lastOwner(names: readonly string[], one: AssignedColumns, other: AssignedColumns): 'one' | 'other' | null {
  const [own, others] = [ownHeaders(one), ownHeaders(other)];
  const last = names.findLast((name) => own.has(name) !== others.has(name));
  return last === undefined ? null : own.has(last) ? 'one' : 'other';
}

/** The assigned columns of a file, without the IDs of clients, which are a column of their animals, too. */
const ownHeaders = ({ columns }: AssignedColumns): ReadonlySet<string> =>
  new Set([...columns].filter(([target]) => target !== 'clients').map(([, header]) => header));

function assignByName(kind: ImportKind, names: readonly string[]): AssignedColumns {
  const free = new Map(names.map((name) => [name, tableName(name)]));
  const columns = new Map<string, string>();
  const take = (target: string, header: string) => {
    columns.set(target, header);
    free.delete(header);
  };
  const ranked = importColumns[kind]
    .flatMap(({ name }) =>
      [...free].map(([header, plain]) => ({ name, header, rank: namesOf(kind, name).indexOf(plain) })),
    )
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  for (const { name, header } of ranked) if (!columns.has(name) && free.has(header)) take(name, header);
  const phoneTypes = kind === 'client' ? assignPhones(columns, free, take) : new Map<number, string>();
  const hasNames = columns.has('first_name') && columns.has('last_name');
  if (hasNames) columns.delete('full_name');
  const altered = [...free].find(([, plain]) => alteredNames.includes(plain))?.[0] ?? null;
  return { columns, phoneTypes, altered: kind === 'patient' ? altered : null };
}

function assignPhones(
  columns: ReadonlyMap<string, string>,
  free: ReadonlyMap<string, string>,
  take: (target: string, header: string) => void,
): ReadonlyMap<number, string> {
  const types = new Map<number, string>();
  let next = columns.has('phone_1_number') ? 2 : 1;
  for (const [header, plain] of [...free]) {
    const named = phoneNames.get(plain);
    if (named !== undefined) {
      types.set(next, named);
      take(`phone_${next}_number`, header);
      next += 1;
      continue;
    }
    const [found, word = ''] = phoneName.exec(plain) ?? [];
    const isPhone = /phone|tel|cell|mobile|fax/.test(plain);
    if (found === undefined || found.trim() === '' || !isPhone) continue;
    types.set(next, phoneTypeOf(word) ?? (word === '' ? 'Cell' : 'Other'));
    take(`phone_${next}_number`, header);
    next += 1;
  }
  return types;
}

/** The kinds of records that a file seems to contain: a list of animals with their owners has two. @see A-591 */
export function kindsIn(names: readonly string[]): ImportKind[] {
  return importKinds.filter((kind) => {
    const { columns } = assignByName(kind, names);
    const has = (...targets: string[]) => targets.some((target) => columns.has(target));
    if (kind === 'client')
      return has('last_name', 'full_name') && has('phone_1_number', 'email', 'address_1_line_1', 'address_1_zip');
    if (kind === 'patient') return has('name') && has('species', 'breed') && !has('product_sku');
    return has('product_sku') && has('refills', 'directions');
  });
}
