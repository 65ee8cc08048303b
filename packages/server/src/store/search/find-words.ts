import { z } from 'zod';
import { plannedForItsValues } from '../../database/statement-name.js';
import { type Conditions, containing } from '../conditions.js';
import { key } from '../key.js';
import { unknownJson } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, single } from '../statement.js';

/** A search word as core parses it: a text, and what else it could be. */
interface SearchWord {
  readonly text: string;
  /** The beginning of an Rx number, in digits. */
  readonly number?: string | null;
  /** A part of a phone number, in digits. */
  readonly phone?: string | null;
}

const ids = z.array(z.number());
const foundWords = z.array(z.object({ clients: ids, patients: ids, products: ids, prescriptions: ids }));

/** The ids of the records that a word matches at a location. */
export type WordMatches = z.infer<typeof foundWords>[number];

const foundStatement = select(fields({ found: unknownJson('signa.find_words($1, $2, $3, $4)') }), '');

/**
 * What each word refers to: names that contain it, products, numbers that begin with it, and clients with the phone.
 */
export async function findWords(
  sql: Queryable,
  locationId: string,
  words: readonly SearchWord[],
): Promise<readonly WordMatches[]> {
  if (words.length === 0) return [];
  const { found } = await single(sql, foundStatement, [
    key(locationId),
    words.map(({ text }) => containing(text)),
    words.map(({ number }) => number ?? null),
    words.map(({ phone }) => phone ?? null),
  ]);
  return foundWords.parse(found);
}

/** Whether a row has any of the ids that a word refers to; the statement is planned with the word. */
export function wordCondition(where: Conditions, word: WordMatches, alias: 'rx' | 't'): string {
  const parts = [
    ['client_id', word.clients],
    ['patient_id', word.patients],
    ['product_id', word.products],
    ['id', word.prescriptions],
  ] as const;
  const asked = parts.flatMap(([column, ids]) =>
    ids.length > 0 ? [`${alias}.${column} = any (${where.bind(`{${ids.join(',')}}`)}::bigint[])`] : [],
  );
  return asked.length > 0 ? `${plannedForItsValues} ${asked.join(' or ')}` : 'false';
}
