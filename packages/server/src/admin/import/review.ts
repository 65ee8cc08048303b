import { maxFaults, type LineFault } from '../csv/line-fault.js';
import { refused } from '../owner/refused.js';
import { FaultGroups } from './fault-groups.js';
import type { ValidatedLine } from './judge-lines.js';
import { columnNamed, type RecordColumn } from './record-column.js';
import { RepeatedIds, type ReviewedLine } from './repeated-ids.js';

interface ReviewOptions {
  readonly columns: readonly RecordColumn[];
  /** Whether lines with the same ID and the same values are one record. */
  readonly acceptsRepeats: boolean;
}

/** Result of reading a file before anything is stored. */
export class Review {
  /** Number of records that would be added, of those that already exist, and of lines that repeat one of these. */
  added = 0;
  known = 0;
  repeats = 0;
  /** Lines with faults. */
  readonly faulty = new Set<number>();
  /** The first faults. */
  readonly faults: LineFault[] = [];
  private readonly groups = new FaultGroups();
  private readonly faultsOf = new Map<string | null, number>();
  private readonly notes = new Map<string, { lines: number; faulty: number }>();
  private readonly ids: RepeatedIds;

  constructor(private readonly options: ReviewOptions) {
    this.ids = new RepeatedIds(options.acceptsRepeats);
  }

  /**
   * Counts lines and detects a repeated external_id.
   *
   * @returns the lines, and those before them that have become faulty, because a later line with the same ID differs
   */
  add<Draft>(lines: readonly ValidatedLine<Draft>[]): ReviewedLine[] {
    return lines.flatMap((line) => {
      const { reviewed, withdrawn } = this.ids.add(line);
      for (const before of withdrawn) this.withdraw(before);
      this.count(reviewed);
      return [...withdrawn, reviewed];
    });
  }

  private count({ line, faults, knownId, notes, isRepeat }: ReviewedLine): void {
    this.countFaults(faults);
    for (const note of notes) {
      const before = this.notes.get(note) ?? { lines: 0, faulty: 0 };
      this.notes.set(note, { lines: before.lines + 1, faulty: before.faulty + (faults.length > 0 ? 1 : 0) });
    }
    if (faults.length > 0) this.faulty.add(line);
    else if (isRepeat) this.repeats += 1;
    else if (knownId === null) this.added += 1;
    else this.known += 1;
  }

  /** A line that was counted without faults. */
  private withdraw({ line, faults, knownId, notes, isRepeat }: ReviewedLine): void {
    this.countFaults(faults);
    this.faulty.add(line);
    for (const note of notes) {
      const before = this.notes.get(note) ?? { lines: 1, faulty: 0 };
      this.notes.set(note, { ...before, faulty: before.faulty + 1 });
    }
    if (isRepeat) this.repeats -= 1;
    else if (knownId === null) this.added -= 1;
    else this.known -= 1;
  }

  private countFaults(faults: readonly LineFault[]): void {
    this.faults.push(...faults.slice(0, maxFaults - this.faults.length));
    for (const fault of faults) {
      this.groups.add(fault);
      this.faultsOf.set(fault.column, (this.faultsOf.get(fault.column) ?? 0) + 1);
    }
  }

  /** What could not be kept, with the number of lines of the file. */
  get noteLines(): string[] {
    return [...this.notes].map(([note, { lines, faulty }]) => {
      const leftOut = faulty === 0 ? '' : faulty === 1 ? '; 1 of them has errors' : `; ${faulty} of them have errors`;
      return `In ${lines === 1 ? '1 line' : `${lines} lines`}, ${note}${leftOut}.`;
    });
  }

  /** The number of faults in each column, the most frequent first. */
  get faultCounts(): { readonly column: string | null; readonly count: number }[] {
    return [...this.faultsOf].map(([column, count]) => ({ column, count })).toSorted((a, b) => b.count - a.count);
  }

  /** The faults by their cause, and a description of each of their columns. */
  get faultText(): string[] {
    const names = [...new Set(this.faults.map(({ column }) => column ?? ''))];
    const helps = names.flatMap((name) => {
      const what = columnNamed(this.options.columns, name)?.what ?? '';
      return what === '' ? [] : [`  ${name}: ${what}`];
    });
    const hints = helps.length > 0 ? ['Expected values in these columns:', ...helps] : [];
    return [...this.groups.lines, ...hints];
  }

  /** @throws StartError with the faults, and a description of each of their columns */
  requireFaultless(file: string): void {
    if (this.groups.count > 0) refuse(file, this.groups.count, this.faultText);
  }
}

/** @throws StartError if there are any faults */
export function refuseFaults(file: string, faults: readonly LineFault[]): void {
  const groups = new FaultGroups();
  for (const fault of faults) groups.add(fault);
  if (groups.count > 0) refuse(file, groups.count, groups.lines);
}

function refuse(file: string, count: number, lines: readonly string[]): never {
  const told = count === 1 ? '1 error' : `${count} errors`;
  return refused(
    [
      `The import of ${file} stopped with ${told}. Fix the file, then run the same command again.`,
      ...lines,
      'To import the other lines, add --skip-invalid: lines with errors are then written to a file of their own.',
    ].join('\n'),
  );
}
