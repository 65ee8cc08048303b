import { faultLines, type LineFault, maxFaults } from '../csv/line-fault.js';
import { refused } from '../owner/refused.js';
import type { ValidatedLine } from './judge-lines.js';
import { columnNamed, type RecordColumn } from './record-column.js';

/** Result of reading a file before anything is stored. */
export class Review {
  /** Number of records that would be added, and of those that already exist. */
  added = 0;
  known = 0;
  private readonly faults: LineFault[] = [];
  private faultCount = 0;
  private readonly lineOf = new Map<string, number>();

  constructor(private readonly kind: { readonly columns: readonly RecordColumn[] }) {}

  /** Counts lines and detects a repeated external_id. */
  add<Draft>(lines: readonly ValidatedLine<Draft>[]): ValidatedLine<Draft>[] {
    return lines.map((line) => {
      const judged = { ...line, faults: [...line.faults, ...this.repeated(line)] };
      this.count(judged);
      return judged;
    });
  }

  private repeated({ externalId, line }: ValidatedLine<unknown>): LineFault[] {
    const before = this.lineOf.get(externalId);
    if (before === undefined) this.lineOf.set(externalId, line);
    if (before === undefined || externalId === '') return [];
    return [{ line, column: 'external_id', value: externalId, what: `it is already on line ${before}` }];
  }

  private count({ faults, knownId }: ValidatedLine<unknown>): void {
    this.faultCount += faults.length;
    this.faults.push(...faults.slice(0, maxFaults - this.faults.length));
    if (faults.length > 0) return;
    if (knownId === null) this.added += 1;
    else this.known += 1;
  }

  /** @throws StartError with the faults, and a description of each of their columns */
  requireFaultless(file: string): void {
    if (this.faultCount === 0) return;
    const names = [...new Set(this.faults.map(({ column }) => column ?? ''))];
    const helps = names.flatMap((name) => {
      const what = columnNamed(this.kind.columns, name)?.what ?? '';
      return what === '' ? [] : [`  ${name}: ${what}`];
    });
    const hints = helps.length > 0 ? ['Expected values in these columns:', ...helps] : [];
    refuse(file, this.faults, this.faultCount, hints);
  }
}

/** @throws StartError if there are any faults */
export function refuseFaults(file: string, faults: readonly LineFault[]): void {
  if (faults.length > 0) refuse(file, faults, faults.length, []);
}

function refuse(file: string, faults: readonly LineFault[], count: number, hints: readonly string[]): never {
  const told = count === 1 ? '1 error' : `${count} errors`;
  return refused(
    [
      `The import of ${file} stopped with ${told}. Fix the file, then run the same command again.`,
      ...faultLines(faults, count),
      ...hints,
    ].join('\n'),
  );
}
