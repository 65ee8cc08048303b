import { PracticeSystemError } from './practice-system-error.js';

/** A record as it came over the wire: fields by name, of any kind. */
export type Row = Readonly<Record<string, unknown>>;

/** A page of rows and what names the next one; `null` at the end. */
export interface RowPage<Next> {
  readonly rows: readonly Row[];
  readonly next: Next | null;
}

/** A list is read no further: whoever has more than these pages searches by more. */
const mostPages = 4;

/**
 * Reads a list page by page, as long as a page brings something new: one that comes again and again, or is followed by
 * empty ones without end, ends it.
 */
export async function everyRow<Next>(page: (at: Next) => Promise<RowPage<Next>>, first: Next): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let at: Next | null = first, count = 0; at !== null && count < mostPages; count += 1) {
    const { rows, next }: RowPage<Next> = await page(at);
    const before = found.size;
    // Two records with one id are told apart by what they say; core keeps one and says so (C-211).
    for (const row of rows) found.set(JSON.stringify(row), row);
    if (found.size === before) break;
    at = next;
  }
  return [...found.values()];
}

/** The field of an answer that holds rows; what is no object in it is left out. */
export function rowsIn(answer: unknown, field: string, of: string): readonly Row[] {
  const rows = fieldOf(answer, field);
  if (!Array.isArray(rows)) throw new PracticeSystemError(`${of} answered no list`, false);
  const each: readonly unknown[] = rows;
  return each.filter(isRow);
}

/** A field of whatever came. */
export function fieldOf(answer: unknown, field: string): unknown {
  return isRow(answer) ? answer[field] : undefined;
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An id of a row as a text; empty where there is none. */
export function idIn(row: Row, field: string): string {
  const id = row[field];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** Rows by an id in one of their fields. */
export function groupedBy(rows: readonly Row[], field: string): (id: string) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(idIn(row, field), [...(groups.get(idIn(row, field)) ?? []), row]);
  return (id) => groups.get(id) ?? [];
}
