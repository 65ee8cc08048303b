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
}

/** Different values that are kept of each column: enough for the breeds of a large shelter. */
const maxValues = 10_000;

/**
 * Collects the values of a file line by line, in memory that depends on the different values only up to a limit.
 *
 * @param breedColumns - the columns of species and breed, whose values are counted together
 */
export function openProfile(
  names: readonly string[],
  breedColumns: { readonly species: string | null; readonly breed: string | null },
): { readonly add: (cells: LineValues) => void; readonly result: () => FileProfile } {
  let lines = 0;
  const columns = names.map((name) => ({ name, filled: 0, values: new Map<string, number>() }));
  const breeds = new Map<string, Map<string, number>>();
  const { species, breed } = breedColumns;
  return {
    add: (cells) => {
      lines += 1;
      for (const column of columns) {
        const value = (cells[column.name] ?? '').trim();
        if (value === '') continue;
        column.filled += 1;
        count(column.values, value);
      }
      if (breed === null) return;
      const ofSpecies = breeds.get(cells[species ?? ''] ?? '') ?? new Map<string, number>();
      breeds.set(cells[species ?? ''] ?? '', ofSpecies);
      count(ofSpecies, (cells[breed] ?? '').trim());
    },
    result: () => ({ lines, columns, breeds }),
  };
}

function count(values: Map<string, number>, value: string): void {
  const before = values.get(value);
  if (before !== undefined || values.size < maxValues) values.set(value, (before ?? 0) + 1);
}
