import { createHash } from 'node:crypto';
import { faultLines, type LineFault, maxFaults } from '../csv/line-fault.js';
import { refused } from '../owner/refused.js';
import type { ValidatedLine } from './judge-lines.js';
import { columnNamed, type RecordColumn } from './record-column.js';

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
  private faultCount = 0;
  private readonly faultsOf = new Map<string | null, number>();
  private readonly notes = new Map<string, number>();
  private readonly lineOf = new Map<string, { readonly line: number; readonly content: string }>();

  constructor(private readonly options: ReviewOptions) {}

  /** Counts lines and detects a repeated external_id. */
  add<Draft>(lines: readonly ValidatedLine<Draft>[]): ReviewedLine<Draft>[] {
    return lines.map((line) => {
      const before = this.lineOf.get(line.externalId);
      const content = this.options.acceptsRepeats ? contentOf(line) : '';
      if (before === undefined) this.lineOf.set(line.externalId, { line: line.line, content });
      const isRepeat = before !== undefined && this.options.acceptsRepeats && before.content === content;
      const repeated = isRepeat ? [] : repeatedFault(line, before?.line);
      const judged = { ...line, isRepeat, faults: [...line.faults, ...repeated] };
      this.count(judged);
      return judged;
    });
  }

  private count({ line, faults, knownId, notes, isRepeat }: ReviewedLine<unknown>): void {
    this.faultCount += faults.length;
    this.faults.push(...faults.slice(0, maxFaults - this.faults.length));
    for (const { column } of faults) this.faultsOf.set(column, (this.faultsOf.get(column) ?? 0) + 1);
    if (faults.length > 0) this.faulty.add(line);
    else {
      for (const note of notes) this.notes.set(note, (this.notes.get(note) ?? 0) + 1);
      if (isRepeat) this.repeats += 1;
      else if (knownId === null) this.added += 1;
      else this.known += 1;
    }
  }

  /** What could not be kept, with the number of lines. */
  get noteLines(): string[] {
    return [...this.notes].map(([note, count]) => `In ${count === 1 ? '1 line' : `${count} lines`}, ${note}.`);
  }

  /** The number of faults in each column, the most frequent first. */
  get faultCounts(): { readonly column: string | null; readonly count: number }[] {
    return [...this.faultsOf].map(([column, count]) => ({ column, count })).toSorted((a, b) => b.count - a.count);
  }

  /** The faults, and a description of each of their columns. */
  get faultText(): string[] {
    const names = [...new Set(this.faults.map(({ column }) => column ?? ''))];
    const helps = names.flatMap((name) => {
      const what = columnNamed(this.options.columns, name)?.what ?? '';
      return what === '' ? [] : [`  ${name}: ${what}`];
    });
    const hints = helps.length > 0 ? ['Expected values in these columns:', ...helps] : [];
    return [...faultLines(this.faults, this.faultCount), ...hints];
  }

  /** @throws StartError with the faults, and a description of each of their columns */
  requireFaultless(file: string): void {
    if (this.faultCount > 0) refuse(file, this.faultCount, this.faultText);
  }
}

/** A line with the faults that only the whole file shows. */
export interface ReviewedLine<Draft> extends ValidatedLine<Draft> {
  /** Whether it repeats an earlier line. */
  readonly isRepeat: boolean;
}

const contentOf = ({ values }: ValidatedLine<unknown>) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64');

function repeatedFault({ externalId, line }: ValidatedLine<unknown>, before: number | undefined): LineFault[] {
  if (before === undefined || externalId === '') return [];
  return [{ line, column: 'external_id', value: externalId, what: `it is already on line ${before}` }];
}

/** @throws StartError if there are any faults */
export function refuseFaults(file: string, faults: readonly LineFault[]): void {
  if (faults.length > 0) refuse(file, faults.length, faultLines(faults, faults.length));
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
