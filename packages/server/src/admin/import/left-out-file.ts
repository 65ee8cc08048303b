import { open, type FileHandle } from 'node:fs/promises';
import { csvMark, separatedLine } from '@signa/core/administration';
import { reasonsColumn } from '@signa/core/pims';
import { refused } from '../owner/refused.js';

/**
 * A file of the lines that an import left out, with the reasons, to correct and import later with the same mapping. It
 * is created with its first line, beside the imported file, and never overwrites another one.
 */
export class LeftOutFile {
  /** Its path once it has a line. */
  path: string | null = null;
  count = 0;
  private handle: FileHandle | null = null;

  /** @param source - the imported file */
  constructor(
    private readonly source: string,
    private readonly format: { readonly separator: string; readonly names: readonly string[] },
  ) {}

  async add(cells: readonly string[], reasons: readonly string[]): Promise<void> {
    this.handle ??= await this.create();
    const { names, separator } = this.format;
    const old = names.indexOf(reasonsColumn);
    const kept = Array.from({ length: Math.max(names.length, cells.length) }, (_, at) => cells[at] ?? '');
    await this.handle.write(separatedLine([...kept.filter((_, at) => at !== old), reasons.join('\n')], separator));
    this.count += 1;
  }

  private async create(): Promise<FileHandle> {
    const base = this.source.replace(/(?:\.left-out(?:-\d+)?)?\.[^./\\]*$/, '');
    for (let number = 1; number < 1_000; number += 1) {
      const path = `${base}.left-out${number === 1 ? '' : `-${number}`}.csv`;
      try {
        const handle = await open(path, 'wx', 0o600);
        const names = [...this.format.names.filter((name) => name !== reasonsColumn), reasonsColumn];
        await handle.write(csvMark + separatedLine(names, this.format.separator));
        this.path = path;
        return handle;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
        return refused(`Can't write ${path}: ${(error as Error).message}`);
      }
    }
    return refused(`Delete the older files ${base}.left-out-….csv first.`);
  }

  async close(): Promise<void> {
    await this.handle?.sync();
    await this.handle?.close();
  }
}
