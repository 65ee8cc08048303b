import type { Clock } from '@signa/core/base';
import { csvMark, separatedLine } from '@signa/core/administration';
import { importLimits, reasonsColumn } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import type { ImportFileKey } from '../../store/pims/import-file/import-file-store.js';
import { insertPart } from '../../store/pims/import-file/part-store.js';

interface LeftOutFormat {
  readonly separator: string;
  readonly names: readonly string[];
}

/**
 * Stores the lines that an import leaves out, with the reasons, as a CSV file in parts. Each part ends with a whole
 * line. (C-334)
 */
export class LeftOutWriter {
  private lines: string[] = [];
  private size = 0;
  private number = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly file: ImportFileKey,
    private readonly format: LeftOutFormat,
  ) {}

  async add(cells: readonly string[], reasons: readonly string[]): Promise<void> {
    const { names, separator } = this.format;
    const old = names.indexOf(reasonsColumn);
    const isKept = (_: string, at: number) => at !== old;
    if (this.number === 0 && this.size === 0)
      this.push(csvMark + separatedLine([...names.filter(isKept), reasonsColumn], separator));
    const kept = Array.from({ length: Math.max(names.length, cells.length) }, (_, at) => cells[at] ?? '');
    this.push(separatedLine([...kept.filter(isKept), reasons.join('\n')], separator));
    if (this.size >= importLimits.partBytes / 2) await this.flush();
  }

  async close(): Promise<void> {
    if (this.lines.length > 0) await this.flush();
  }

  private push(line: string): void {
    this.lines.push(line);
    this.size += Buffer.byteLength(line);
  }

  private async flush(): Promise<void> {
    const part = {
      ...{ ...this.file, kind: 'left-out' as const, number: this.number, at: this.clock.now() },
      content: Buffer.from(this.lines.join('')),
    };
    await this.database.write({ locationIds: [this.file.locationId] }, (tx) => insertPart(tx, part));
    this.number += 1;
    this.lines = [];
    this.size = 0;
  }
}
