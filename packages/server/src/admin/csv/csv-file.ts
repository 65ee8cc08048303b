import { pipeline, Readable } from 'node:stream';
import { csvText } from '@signa/core/administration';
import { columnNames, separatorNames } from '@signa/core/pims';
import { CsvError, parse } from 'csv-parse';
import { refused } from '../owner/refused.js';
import { csvOptions } from './csv-options.js';
import { decodedChunks, type FileFormat } from './file-format.js';
import type { ImportSource } from './import-source.js';

/** A line of a CSV file, by column. */
export interface CsvLine {
  /** Line number as in an editor, starting with the header. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  /** The cells in the order of the file. */
  readonly cells: readonly string[];
  /** Why the cells don't fit the columns; `null` if they do. */
  readonly misfit: string | null;
}

/**
 * Reads a CSV file of any length line by line. Blank lines are skipped, also those with separators only.
 *
 * @param checkHead - rejects a header with which no line can be read; it gets the cells and the unique column names
 * @throws StartError when the file cannot be read or is not valid CSV
 */
export async function* readCsvFile(
  { name: file, read }: ImportSource,
  { encoding, separator, skippedLines }: FileFormat,
  checkHead: (head: readonly string[], names: readonly string[]) => void,
): AsyncGenerator<CsvLine> {
  // With a per-cell callback, the parser describes every cell first, which takes longer than all other processing of a
  // line. Rows are arrays, so that duplicate columns and rows of another length are noticed here.
  const options = {
    ...csvOptions,
    ...{ cast: false, delimiter: separator, relax_column_count: true, relax_quotes: true },
    // Files that were put together from others mix the ends of lines.
    record_delimiter: ['\r\n', '\n', '\r'],
    from_line: skippedLines + 1,
  };
  const text = Readable.from(encoding === 'utf-8' ? read() : decodedChunks(read(), encoding));
  const parser = pipeline(text, parse(options), () => undefined);
  let names: readonly string[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.map(csvText);
      if (names === null) {
        names = columnNames(cells);
        checkHead(cells, names);
      } else if (cells.some((cell) => cell.trim() !== ''))
        yield { line: info.lines, values: valuesOf(names, cells), cells, misfit: misfitOf(names, cells, separator) };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const { lines } = error as CsvError & { readonly lines?: number };
      refused(`Nothing was imported from ${file}. Line ${lines ?? 1}: ${error.message}`);
    }
    throw error instanceof Error && 'syscall' in error ? refused(`Can't read ${file}: ${error.message}.`) : error;
  }
  if (names === null) refused(`${file} is empty.`);
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function valuesOf(names: readonly string[], cells: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (let at = 0; at < names.length; at += 1) values[names[at] ?? ''] = cells[at] ?? '';
  return values;
}

/** Empty cells behind the last column are no cells. */
function misfitOf(names: readonly string[], cells: readonly string[], separator: keyof typeof separatorNames) {
  const count =
    cells.length > names.length && cells.slice(names.length).every((cell) => cell === '') ? names.length : cells.length;
  if (count === names.length) return null;
  return `it has ${count} cells, but the header has ${names.length}. Put a value with a ${separatorNames[separator]} or a line break in quotation marks`;
}

/** Splits lines into batches. */
export async function* inBatches<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Reads the next batch while the previous one is processed. */
export async function* oneAhead<T>(all: AsyncIterable<T>): AsyncGenerator<T> {
  const source = all[Symbol.asyncIterator]();
  const begin = () => {
    const next = source.next();
    // Rejections are handled where the batch is awaited.
    next.catch(() => undefined);
    return next;
  };
  try {
    let next = begin();
    for (;;) {
      const made = await next;
      if (made.done === true) return;
      next = begin();
      yield made.value;
    }
  } finally {
    await source.return?.();
  }
}
