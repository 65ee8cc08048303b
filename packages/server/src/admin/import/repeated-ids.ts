import type { LineFault } from '../csv/line-fault.js';
import type { ValidatedLine } from './judge-lines.js';

/** A line with the faults that only the whole file shows. */
export interface ReviewedLine extends Omit<ValidatedLine<unknown>, 'draft'> {
  /** Whether it repeats an earlier line. */
  readonly isRepeat: boolean;
}

interface OfId {
  /** The first line, with which the others are compared. */
  readonly first: ReviewedLine;
  /** Those that could be stored so far: none once two lines differ. */
  valid: ReviewedLine[];
  differs: boolean;
}

/**
 * Finds lines with the same external_id. If two of them differ, nobody has decided which one is right, and all of them
 * are faults that name the columns and values: the first one is not stored either.
 */
export class RepeatedIds {
  private readonly lines = new Map<string, OfId>();

  /** @param acceptsSame - whether lines with the same values are one record, instead of a fault */
  constructor(private readonly acceptsSame: boolean) {}

  /** @returns the line with its faults, and earlier lines that have become faulty by it */
  add(validated: ValidatedLine<unknown>): { readonly reviewed: ReviewedLine; readonly withdrawn: ReviewedLine[] } {
    const { draft: _, ...line } = validated;
    const id = line.externalId;
    const before = id === '' ? undefined : this.lines.get(id);
    if (before === undefined) {
      const reviewed = { ...line, isRepeat: false };
      if (id !== '')
        this.lines.set(id, { first: reviewed, valid: line.faults.length > 0 ? [] : [reviewed], differs: false });
      return { reviewed, withdrawn: [] };
    }
    const { first } = before;
    const differences = differencesOf(first, line);
    if (differences.length === 0 && !before.differs) {
      if (!this.acceptsSame) {
        const what = `it is already on line ${first.line}`;
        return { reviewed: { ...line, isRepeat: false, faults: [...line.faults, faultOf(line, what)] }, withdrawn: [] };
      }
      const reviewed = { ...line, isRepeat: true };
      if (line.faults.length === 0) before.valid.push(reviewed);
      return { reviewed, withdrawn: [] };
    }
    const text = differenceText(differences, ({ first: value, column }) => `${column} is '${value}'`);
    const what =
      differences.length === 0
        ? `lines with this ID differ`
        : `it is already on line ${first.line}, where ${text}. Correct one of them, or leave the column out`;
    const withdrawn = before.valid.map((earlier) => {
      const other = differenceText(differences, ({ second, column }) => `${column} is '${second}'`);
      return { ...earlier, faults: [faultOf(earlier, `it is also on line ${line.line}, where ${other}`)] };
    });
    this.lines.set(id, { first, valid: [], differs: true });
    return { reviewed: { ...line, isRepeat: false, faults: [...line.faults, faultOf(line, what)] }, withdrawn };
  }
}

interface Difference {
  /** Of the file. */
  readonly column: string;
  readonly first: string;
  readonly second: string;
}

type Compared = Pick<ReviewedLine, 'values' | 'original' | 'sources'>;

/** The columns of the file in which two lines have another meaning. */
function differencesOf(first: Compared, second: Compared): Difference[] {
  const names = new Set([...Object.keys(first.values), ...Object.keys(second.values)]);
  const found = new Map<string, Difference>();
  for (const name of names) {
    if ((first.values[name] ?? '') === (second.values[name] ?? '')) continue;
    const column = second.sources.get(name) ?? first.sources.get(name) ?? name;
    const valueIn = ({ original, values }: Compared) => original[column] ?? values[name] ?? '';
    found.set(column, { column, first: valueIn(first), second: valueIn(second) });
  }
  return [...found.values()];
}

const differenceText = (differences: readonly Difference[], text: (one: Difference) => string) =>
  differences.map(text).join(' and ');

function faultOf(
  { line, externalId, sources, original }: ReviewedLine | Omit<ReviewedLine, 'isRepeat'>,
  what: string,
): LineFault {
  const column = sources.get('external_id') ?? 'external_id';
  return { line, column, value: original[column] ?? externalId, what };
}
