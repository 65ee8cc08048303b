import type { FacetCounts, FacetNames, ListedProduct } from '@signa/core/catalog';
import type { Queryable } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';
import { type SearchWish, type StoredQuestion, searchStatement } from './search-statement.js';

/** What a search answers: how many families, and what of it was wished. */
export interface SearchAnswer {
  readonly total: number;
  readonly counts: FacetCounts;
  /** Of each family of the page those products that count, in no order. */
  readonly families: readonly (readonly ListedProduct[])[];
}

interface AnswerRow {
  total: number;
  counts?: Readonly<Record<string, number>>;
  anyTime?: number;
  anyPreferred?: number;
  families?: readonly (readonly ListedProduct[])[];
}

/** Runs a search in one statement. */
export async function searchFamilies(
  sql: Queryable,
  question: StoredQuestion,
  wish: SearchWish,
): Promise<SearchAnswer> {
  const { text, values } = searchStatement(question, wish);
  const row = await uncheckedRow<AnswerRow>(sql, text, values);
  return { total: row.total, counts: countsOf(row), families: row.families ?? [] };
}

function countsOf({ counts = {}, anyTime = 0, anyPreferred = 0 }: AnswerRow): FacetCounts {
  const of = (letter: string) =>
    new Map(
      Object.entries(counts)
        .filter(([value]) => value.startsWith(`${letter}:`))
        .map(([value, count]) => [value.slice(2), count]),
    );
  return {
    species: of('s'),
    flavor: of('f'),
    timeToShip: of('t'),
    preferred: of('p'),
    delivery: of('d'),
    all: { timeToShip: anyTime, preferred: anyPreferred },
  };
}

/** What species and flavors are called. */
export async function facetNames(sql: Queryable): Promise<FacetNames> {
  const { species, flavors } = await uncheckedRow<Record<'species' | 'flavors', Readonly<Record<string, string>>>>(
    sql,
    `select (select coalesce(json_object_agg(code, name), '{}') from signa.species) as species,
      (select coalesce(json_object_agg(id, flavor), '{}') from signa.flavor) as flavors`,
  );
  return { species: new Map(Object.entries(species)), flavors: new Map(Object.entries(flavors)) };
}

/** The price book of a location; `null` when there is no such location in reach. */
export async function priceBookOf(sql: Queryable, locationId: string): Promise<string | null> {
  const [found] = await uncheckedRows<{ name: string }>(
    sql,
    'select price_book_type as name from signa.location where id = $1',
    [locationId],
  );
  return found?.name ?? null;
}
