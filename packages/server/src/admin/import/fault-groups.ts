import { faultLine, type LineFault } from '../csv/line-fault.js';

/** Faults printed of each cause before the rest is counted. */
const shownOfCause = 3;
/** Causes printed. */
const maxCauses = 50;
/** Different values that are counted of each cause, and how many of them are named. */
const maxValues = 1_000;
const shownValues = 5;

interface Cause {
  readonly first: LineFault[];
  /** Counts of the values of the faults that are not in `first`. */
  readonly rest: Map<string, number>;
  count: number;
}

/**
 * The faults of a file by their cause, which is a column with what is wrong with it: of 1800 lines with one cause, three
 * are printed, and the others are counted by their value.
 */
export class FaultGroups {
  count = 0;
  private readonly causes = new Map<string, Cause>();

  add(fault: LineFault): void {
    this.count += 1;
    // Two lines with the same ID differ from others in the number of the line only.
    const key = JSON.stringify([fault.column, fault.what.replaceAll(/'[^']*'|\b\d+\b/g, '')]);
    const cause = this.causes.get(key) ?? { first: [], rest: new Map<string, number>(), count: 0 };
    this.causes.set(key, cause);
    cause.count += 1;
    if (cause.first.length < shownOfCause) cause.first.push(fault);
    else {
      const value = fault.value ?? '';
      if (cause.rest.has(value) || cause.rest.size < maxValues) cause.rest.set(value, (cause.rest.get(value) ?? 0) + 1);
    }
  }

  /** Each cause with its first lines and its counts, the most frequent first. */
  get lines(): string[] {
    const sorted = [...this.causes.values()].toSorted((a, b) => b.count - a.count || lineOf(a) - lineOf(b));
    const shown = sorted.slice(0, maxCauses);
    const rest = sorted.slice(maxCauses).reduce((sum, { count }) => sum + count, 0);
    return [...shown.flatMap(causeLines), ...(rest > 0 ? [`  and ${rest} more with other causes`] : [])];
  }
}

const lineOf = ({ first }: Cause) => first[0]?.line ?? 0;

function causeLines({ first, rest, count }: Cause): string[] {
  const more = count - first.length;
  const lines = first.map((fault) => `  ${faultLine(fault)}`);
  return more === 0 ? lines : [...lines, `    and ${more} more lines with the same error${valuesText(rest)}`];
}

/** The most frequent values of faults, if there are some that occur repeatedly. */
function valuesText(rest: ReadonlyMap<string, number>): string {
  const repeated = [...rest].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
  if (repeated.length === 0) return '';
  const named = repeated.slice(0, shownValues).map(([value, count]) => `${count} with '${value.slice(0, 60)}'`);
  return `: ${named.join(', ')}${rest.size > named.length ? ', and others' : ''}`;
}
