import type { LineValues } from './line-draft.js';

/** The values of a column of a file. */
export interface ColumnProfile {
  readonly name: string;
  /** Lines in which it is not empty. */
  readonly filled: number;
  /** Each different value with its count, up to a maximum of different values. */
  readonly values: ReadonlyMap<string, number>;
}

/** What the lines of a file contain. */
export interface FileProfile {
  readonly lines: number;
  readonly columns: readonly ColumnProfile[];
  /** Counts of the breeds of each species, by the values of their columns. */
  readonly breeds: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The columns that differ between two lines of the same client, with these two lines' values. */
  readonly varying: ReadonlyMap<string, VaryingColumn>;
}

/** A column with two values for the same client. */
interface VaryingColumn {
  readonly id: string;
  readonly first: string;
  readonly second: string;
}

/** Different values that are kept of each column: enough for the breeds of a large shelter. */
const maxValues = 10_000;

/** The columns whose values belong together. */
export interface ProfiledColumns {
  readonly species: string | null;
  readonly breed: string | null;
  /** The column with the ID of a client, of whom a file with animals has several lines. */
  readonly client?: string | null;
}

/**
 * Collects the values of a file line by line, in memory that depends on the different values only up to a limit.
 *
 */
export function openProfile(
  names: readonly string[],
  { species, breed, client = null }: ProfiledColumns,
): { readonly add: (cells: LineValues) => void; readonly result: () => FileProfile } {
  let lines = 0;
  const columns = names.map((name) => ({ name, filled: 0, values: new Map<string, number>() }));
  const breeds = new Map<string, Map<string, number>>();
  const clients = new Map<string, readonly string[]>();
  const varying = new Map<string, VaryingColumn>();
  const compare = (id: string, values: readonly string[]) => {
    const first = clients.get(id);
    if (first === undefined && id !== '' && clients.size < maxValues) clients.set(id, values);
    for (const [at, value] of first === undefined ? [] : values.entries()) {
      const name = names[at] ?? '';
      if (value !== first?.[at] && !varying.has(name))
        varying.set(name, { id, first: first?.[at] ?? '', second: value });
    }
  };
  return {
    add: (cells) => {
      lines += 1;
      for (const column of columns) {
        const value = (cells[column.name] ?? '').trim();
        if (value === '') continue;
        column.filled += 1;
        count(column.values, value);
      }
      if (client !== null)
        compare(
          (cells[client] ?? '').trim(),
          names.map((name) => (cells[name] ?? '').trim()),
        );
      if (breed === null) return;
      const ofSpecies = breeds.get(cells[species ?? ''] ?? '') ?? new Map<string, number>();
      breeds.set(cells[species ?? ''] ?? '', ofSpecies);
      count(ofSpecies, (cells[breed] ?? '').trim());
    },
    result: () => ({ lines, columns, breeds, varying }),
  };
}

function count(values: Map<string, number>, value: string): void {
  const before = values.get(value);
  if (before !== undefined || values.size < maxValues) values.set(value, (before ?? 0) + 1);
}
