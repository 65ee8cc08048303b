import { isInEffect, type KnowledgePackage, perKnowledge, type WarningRow } from '../../../knowledge/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import type { Drug } from '../drug/drug.js';
import { wordsOfToken } from '../term/term.js';

/** The rows by each token that a drug may match: one on its product side, or on either side of an interaction. */
interface RowIndex {
  readonly byToken: ReadonlyMap<string, readonly WarningRow[]>;
  /** Rows that no ingredient or keyword can rule out: those of every product, and of a flavor. */
  readonly others: readonly WarningRow[];
}

const isOther = (token: string) => token === '*' || token.includes(':');

const index = perKnowledge(({ warnings }): RowIndex => {
  const byToken = new Map<string, WarningRow[]>();
  const add = (token: string, row: WarningRow) => {
    const rows = byToken.get(token) ?? [];
    if (!rows.includes(row)) rows.push(row);
    byToken.set(token, rows);
  };
  for (const row of warnings) {
    const tokens = row.kind === 'interaction' ? [...row.product, ...row.patient] : row.product;
    for (const token of tokens) add(wordsOfToken(token), row);
  }
  return { byToken, others: warnings.filter(({ product }) => product.some(isOther)) };
});

/** The leading words of a text: 'tramadol' and 'tramadol hydrochloride'. */
function leadingWords(text: string): readonly string[] {
  const words = text.split(' ');
  return words.map((_, length) => words.slice(0, length + 1).join(' '));
}

/**
 * The rows in effect on a day that may be about a drug: a superset of those that match it, found without reading the
 * others.
 */
export function rowsAbout(
  drug: Pick<Drug, 'ingredients' | 'keywords'>,
  { knowledge, today }: { readonly knowledge: KnowledgePackage; readonly today: PlainDate },
): readonly WarningRow[] {
  const { byToken, others } = index(knowledge);
  const tokens = new Set([...drug.keywords, ...drug.ingredients.flatMap(leadingWords)]);
  const found = new Set([...others, ...[...tokens].flatMap((token) => byToken.get(token) ?? [])]);
  return [...found].filter((row) => isInEffect(row, today));
}
