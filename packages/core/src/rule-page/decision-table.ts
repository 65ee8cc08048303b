import { grouped } from './grouped.js';

/** A fact of a rule: its heading, and its values by their labels. */
export interface DecisionInput<Value> {
  readonly heading: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A rule over finite facts, with its documentation. The order of the facts is that of the columns. */
export interface DecisionTable<Facts extends object> {
  readonly title: string;
  /** Describes the table in a sentence or two. */
  readonly about: string;
  readonly requirements: readonly string[];
  /** The function that is called, as other teams import it. */
  readonly rule: string;
  readonly facts: { readonly [Name in keyof Facts]: DecisionInput<Facts[Name]> };
  readonly outcomes: readonly string[];
  /** The rule's result as text; `null` for an impossible combination of facts. */
  readonly decide: (facts: Facts) => readonly string[] | null;
}

/** A row: the values of each fact, `null` if the fact does not matter; and the result. */
interface DecisionRow {
  readonly values: readonly (readonly string[] | null)[];
  readonly outcome: readonly string[];
}

export interface DecidedTable {
  readonly rows: readonly DecisionRow[];
  /** Number of calls of the rule. */
  readonly calls: number;
}

/**
 * Calls a rule for every combination of its facts and merges rows: values with the same results share a row, and facts
 * without effect are omitted. Every possible combination is in exactly one row.
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

/** The rows of the values of one fact; an impossible value is in none of them. */
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
