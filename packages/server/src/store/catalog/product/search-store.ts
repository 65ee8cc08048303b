import { z } from 'zod';
import type { FacetCounts, FacetNames, ListedProduct } from '@signa/core/catalog';
import { columnsOf, unknownJson } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { type AnswerRow, type SearchWish, type StoredQuestion, searchStatement } from './search-statement.js';

/** The result of a search: the number of families, and the requested parts. */
export interface SearchAnswer {
  readonly total: number;
  readonly counts: FacetCounts;
  /** The matching products of each family on the page, unordered. */
  readonly families: readonly (readonly ListedProduct[])[];
}

const countsByValue = z.nullable(z.record(z.string(), z.number()));
const names = z.record(z.string(), z.string());

/** Runs a search in one statement. */
export async function searchFamilies(
  sql: Queryable,
  question: StoredQuestion,
  wish: SearchWish,
): Promise<SearchAnswer> {
  const { text, values } = searchStatement(question, wish);
  const row = await single(sql, text, values);
  return { total: row.total, counts: countsOf(row), families: row.families ?? [] };
}

function countsOf({ counts, anyTime, anyPreferred }: AnswerRow): FacetCounts {
  const known = Object.entries(countsByValue.parse(counts) ?? {});
  const of = (letter: string) =>
    new Map(known.filter(([value]) => value.startsWith(`${letter}:`)).map(([value, count]) => [value.slice(2), count]));
  return {
    species: of('s'),
    flavor: of('f'),
    timeToShip: of('t'),
    preferred: of('p'),
    delivery: of('d'),
    all: { timeToShip: anyTime ?? 0, preferred: anyPreferred ?? 0 },
  };
}

const namesStatement = select(
  fields({
    species: unknownJson("(select coalesce(json_object_agg(code, name), '{}') from signa.species)"),
    flavors: unknownJson("(select coalesce(json_object_agg(id, flavor), '{}') from signa.flavor)"),
  }),
  '',
);

/** Names of species and flavors. */
export async function facetNames(sql: Queryable): Promise<FacetNames> {
  const { species, flavors } = await single(sql, namesStatement);
  return {
    species: new Map(Object.entries(names.parse(species))),
    flavors: new Map(Object.entries(names.parse(flavors))),
  };
}

const priceBook = select(
  fields({ name: columnsOf('location as l').price_book_type }),
  'from signa.location l where l.id = $1',
);

/** The price book of a location; `null` when the location is not in scope. */
export async function priceBookOf(sql: Queryable, locationId: string): Promise<string | null> {
  const [found] = await rows(sql, priceBook, [locationId]);
  return found?.name ?? null;
}
