import { headerNames } from './header-names-data.js';
import { type ImportKind, importColumns, importKinds, plainHeader } from './import-columns.js';
import { phoneTypeOf } from '../cell/index.js';

/** The columns of a file by Signa's columns. */
export interface AssignedColumns {
  readonly columns: ReadonlyMap<string, string>;
  /** Types of phones by the number in `phone_2_number`, where the name of the column says it. */
  readonly phoneTypes: ReadonlyMap<number, string>;
  /** The column that says whether an animal is neutered or spayed. */
  readonly altered: string | null;
}

const namesOf = (kind: ImportKind, column: string) => (headerNames[kind][column] ?? '').split(', ');
const alteredNames =
  'altered, spayed neutered, spay neuter, is spayed or neutered, neutered, spayed, fixed, sterilized, desexed, neuter status, altered status, is altered'.split(
    ', ',
  );

/** Names of columns with a phone, besides those of the table: 'Home Phone', 'Cell', 'Alternate Phone 2', 'Fax'. */
const phoneName =
  /^(?:client |owner |contact )?(home|cell|mobile|cellular|work|office|business|fax|other|alternate|alt|secondary|second|emergency)?(?: (?:phone|telephone|tel))?(?: (?:number|no))?(?: \d)?$/;

/**
 * Assigns the columns of a file to those of a kind of records, by their names. Each is assigned once, to the column whose
 * names it matches best.
 *
 * @param names - of the file's columns, from `columnNames`
 * @see A-591
 */
export function assignColumns(kind: ImportKind, names: readonly string[]): AssignedColumns {
  const free = new Map(names.map((name) => [name, plainHeader(name)]));
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
    const { columns } = assignColumns(kind, names);
    const has = (...targets: string[]) => targets.some((target) => columns.has(target));
    if (kind === 'client')
      return has('last_name', 'full_name') && has('phone_1_number', 'email', 'address_1_line_1', 'address_1_zip');
    if (kind === 'patient') return has('name') && has('species', 'breed') && !has('product_sku');
    return has('product_sku') && has('refills', 'directions');
  });
}
