import type { Drug } from '../drug/drug.js';
import { wordsOfToken } from '../term/term.js';

/** Rows by each token that a drug may match. */
export interface TokenIndex<Row> {
  readonly byToken: ReadonlyMap<string, readonly Row[]>;
  /** Rows that no ingredient or keyword can rule out. */
  readonly others: readonly Row[];
}

export function tokenIndex<Row>(
  rows: readonly Row[],
  tokensOf: (row: Row) => readonly string[],
  isOther: (row: Row) => boolean,
): TokenIndex<Row> {
  const byToken = new Map<string, Row[]>();
  const add = (token: string, row: Row) => {
    const known = byToken.get(token) ?? [];
    if (!known.includes(row)) known.push(row);
    byToken.set(token, known);
  };
  for (const row of rows) for (const token of tokensOf(row)) add(wordsOfToken(token), row);
  return { byToken, others: rows.filter(isOther) };
}

/** The leading words of a text: 'tramadol' and 'tramadol hydrochloride'. */
function leadingWords(text: string): readonly string[] {
  const words = text.split(' ');
  return words.map((_, length) => words.slice(0, length + 1).join(' '));
}

/** The rows that may be about a drug: a superset of those that match it, found without reading the others. */
export function indexedRows<Row>(
  { byToken, others }: TokenIndex<Row>,
  { keywords, ingredients }: Pick<Drug, 'ingredients' | 'keywords'>,
): readonly Row[] {
  const tokens = new Set([...keywords, ...ingredients.flatMap(leadingWords)]);
  return [...new Set([...others, ...[...tokens].flatMap((token) => byToken.get(token) ?? [])])];
}
