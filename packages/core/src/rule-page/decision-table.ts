import { grouped } from './grouped.js';

/** A fact that a rule asks for: its heading, and each value that it may have by the words that people use for it. */
export interface DecisionInput<Value> {
  readonly heading: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A rule whose facts can be counted, with what is asked of it. The order of the facts is that of the columns. */
export interface DecisionTable<Facts extends object> {
  readonly title: string;
  /** What the table is about, in a sentence or two. */
  readonly about: string;
  readonly requirements: readonly string[];
  /** The function that is called, as another team imports it. */
  readonly rule: string;
  readonly facts: { readonly [Name in keyof Facts]: DecisionInput<Facts[Name]> };
  readonly outcomes: readonly string[];
  /** What the rule answers, a text for each outcome; `null` where the facts cannot stand together. */
  readonly decide: (facts: Facts) => readonly string[] | null;
}

/** A row: for each fact the values that it is about, `null` where the fact does not matter; and what is answered. */
interface DecisionRow {
  readonly values: readonly (readonly string[] | null)[];
  readonly outcome: readonly string[];
}

export interface DecidedTable {
  readonly rows: readonly DecisionRow[];
  /** How often the rule was called. */
  readonly calls: number;
}

/**
 * Calls a rule for every combination of its facts, and merges what reads alike: values that lead to the same answers
 * stand in one row, and a fact that changes nothing stands in none. No combination is in two rows, and none that can be
 * is in no row.
 *
 * @see A-374
 */
export function decided<Facts extends object>({ facts, decide }: DecisionTable<Facts>): DecidedTable {
  const inputs = Object.entries<DecisionInput<unknown>>(facts);
  let calls = 0;
  const rowsFrom = (index: number, chosen: Record<string, unknown>): readonly DecisionRow[] => {
    const input = inputs[index];
    if (input === undefined) {
      calls += 1;
      const outcome = decide(chosen as Facts);
      return outcome === null ? [] : [{ values: [], outcome }];
    }
    const [name, { values }] = input;
    const branches = Object.entries(values).map(([word, value]) => ({
      word,
      rows: rowsFrom(index + 1, { ...chosen, [name]: value }),
    }));
    return merged(branches);
  };
  return { rows: rowsFrom(0, {}), calls };
}

interface Branch {
  readonly word: string;
  readonly rows: readonly DecisionRow[];
}

/** The rows of the values of one fact; a value that cannot be is in none of them. */
function merged(branches: readonly Branch[]): readonly DecisionRow[] {
  const alike = grouped(
    branches.filter(({ rows }) => rows.length > 0),
    ({ rows }) => JSON.stringify(rows),
  );
  return [...alike.values()].flatMap((group) => {
    const words = alike.size === 1 ? null : group.map(({ word }) => word);
    return (group[0]?.rows ?? []).map(({ values, outcome }) => ({ values: [words, ...values], outcome }));
  });
}
