import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { csvText } from '@signa/core/administration';
import { CsvError, parse } from 'csv-parse';
import { refused } from '../owner/refused.js';
import { csvOptions } from './csv-options.js';

/** A line of a CSV file, by column. */
export interface CsvLine {
  /** Line number as in an editor, starting with the header. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads a CSV file of any length line by line.
 *
 * @param checkHead - rejects a header with which no line can be read
 * @throws StartError when the file cannot be read or is not valid CSV
 */
export async function* readCsvFile(file: string, checkHead: (head: string[]) => void): AsyncGenerator<CsvLine> {
  const columns = (cells: string[]) => {
    const head = cells.map(csvText);
    checkHead(head);
    return head;
  };
  // With a per-cell callback, the parser describes every cell first, which takes longer than all other processing of a
  // line.
  const options = { ...csvOptions, columns, cast: false };
  const parser = pipeline(createReadStream(file), parse(options), () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      for (const column of Object.keys(record)) record[column] = csvText(record[column] ?? '');
      yield { line: info.lines, values: record };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const { lines } = error as CsvError & { readonly lines?: number };
      refused(`Nothing was imported from ${file}. Line ${lines ?? 1}: ${error.message}`);
    }
    throw isOfFile(error) ? unreadable(file, error) : error;
  }
}

interface Parsed {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

/** Fingerprint of a file's content. @throws StartError when the file cannot be read */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch (error) {
    if (isOfFile(error)) unreadable(file, error);
    throw error;
  }
  return hash.digest('hex');
}

const isOfFile = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
const unreadable = (file: string, { message }: Error): never => refused(`Can't read ${file}: ${message}`);

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
