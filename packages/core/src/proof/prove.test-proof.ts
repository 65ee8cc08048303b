/**
 * A rule over finite facts, beside what the requirements say about it. The rows are written from the requirements and
 * not from the code, and each says its condition in full, so that their order means nothing.
 */
export interface Proof<Facts extends object> {
  readonly title: string;
  /** The function of core that is asked. */
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
  /** How many combinations each row judges, in the order of the rows. */
  readonly judged: readonly number[];
  /** The first combinations that no row or two rows judge, or that the rule judges otherwise. */
  readonly faults: readonly string[];
}

const mostFaults = 10;

/**
 * Calls for every combination of the dimensions, each time with the same object: a new one for each would be most of the
 * time.
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
  if (!row) return `No row judges ${JSON.stringify(facts)}`;
  if (others.length > 0)
    return `Rows '${judging.map(({ says }) => says).join("' and '")}' judge ${JSON.stringify(facts)}`;
  const expected = typeof row.verdict === 'string' ? row.verdict : row.verdict(facts);
  const got = answer(facts);
  return got === expected ? null : `'${row.says}' wants ${expected}, the rule says ${got}: ${JSON.stringify(facts)}`;
}

/** Asks the rule about every combination: exactly one row judges it, and the rule says the same. */
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
    if (fault !== null && faults.length < mostFaults) faults.push(fault);
  });
  return { combinations, judged, faults };
}
