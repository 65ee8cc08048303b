/**
 * A rule over finite facts, with what the requirements say about it. The rows are written from the requirements rather
 * than the code, and each states its condition completely, so their order does not matter.
 */
export interface Proof<Facts extends object> {
  readonly title: string;
  /** The function of core that is checked. */
  readonly asked: string;
  /** Every value of every fact. */
  readonly dimensions: { readonly [Name in keyof Facts]: readonly Facts[Name][] };
  readonly rows: readonly ProofRow<Facts>[];
  readonly answer: (facts: Facts) => string;
}

interface ProofRow<Facts> {
  readonly says: string;
  readonly requirements: readonly string[];
  readonly when: (facts: Facts) => boolean;
  readonly verdict: string | ((facts: Facts) => string);
}

export interface Proved {
  readonly combinations: number;
  /** The number of combinations per row, in order. */
  readonly judged: readonly number[];
  /** The first combinations that match no row or two rows, or for which the rule's result differs. */
  readonly faults: readonly string[];
}

const maxFaults = 10;

/**
 * Calls a function for every combination of the dimensions, always with the same object, because creating one for each
 * would take most of the time.
 */
function eachCombination<Facts extends object>({ dimensions }: Proof<Facts>, visit: (facts: Facts) => void): void {
  const entries = Object.entries<readonly unknown[]>(dimensions);
  const facts: Record<string, unknown> = {};
  const choose = (index: number): void => {
    const entry = entries[index];
    if (!entry) return visit(facts as Facts);
    for (const value of entry[1]) {
      facts[entry[0]] = value;
      choose(index + 1);
    }
  };
  choose(0);
}

function faultOf<Facts extends object>(
  { answer }: Proof<Facts>,
  facts: Facts,
  judging: readonly ProofRow<Facts>[],
): string | null {
  const [row, ...others] = judging;
  if (!row) return `No row matches ${JSON.stringify(facts)}`;
  if (others.length > 0)
    return `Rows '${judging.map(({ says }) => says).join("' and '")}' judge ${JSON.stringify(facts)}`;
  const expected = typeof row.verdict === 'string' ? row.verdict : row.verdict(facts);
  const got = answer(facts);
  return got === expected
    ? null
    : `'${row.says}' expects ${expected}, the rule returns ${got}: ${JSON.stringify(facts)}`;
}

/** Checks a rule for every combination: exactly one row matches, with the rule's result. */
export function prove<Facts extends object>(proof: Proof<Facts>): Proved {
  const judged = proof.rows.map(() => 0);
  const faults: string[] = [];
  let combinations = 0;
  eachCombination(proof, (facts) => {
    combinations += 1;
    const judging = proof.rows.filter((row, index) => {
      const isJudging = row.when(facts);
      if (isJudging) judged[index] = (judged[index] ?? 0) + 1;
      return isJudging;
    });
    const fault = faultOf(proof, facts, judging);
    if (fault !== null && faults.length < maxFaults) faults.push(fault);
  });
  return { combinations, judged, faults };
}
