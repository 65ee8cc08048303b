import { PracticeSystemError } from './practice-system-error.js';

/** A raw record: fields by name, of any type. */
export type Row = Readonly<Record<string, unknown>>;

/** A page of rows and the key of the next one; `null` at the end. */
export interface RowPage<Next> {
  readonly rows: readonly Row[];
  readonly next: Next | null;
}

/** Maximum number of pages read: with more results, the user narrows the search. */
const mostPages = 4;

/**
 * Reads a list page by page as long as pages contain new rows, so that a repeated page or endless empty pages end it.
 */
export async function everyRow<Next>(page: (at: Next) => Promise<RowPage<Next>>, first: Next): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let at: Next | null = first, count = 0; at !== null && count < mostPages; count += 1) {
    const { rows, next }: RowPage<Next> = await page(at);
    const before = found.size;
    // Records with the same id are distinguished by content; core keeps one and reports it (C-211).
    for (const row of rows) found.set(JSON.stringify(row), row);
    if (found.size === before) break;
    at = next;
  }
  return [...found.values()];
}

/** The list field of a response, without entries that are not objects. */
export function rowsIn(answer: unknown, field: string, of: string): readonly Row[] {
  const rows = fieldOf(answer, field);
  if (!Array.isArray(rows)) throw new PracticeSystemError(`${of} returned no list`, false);
  const each: readonly unknown[] = rows;
  return each.filter(isRow);
}

/** A field of an unknown value. */
export function fieldOf(answer: unknown, field: string): unknown {
  return isRow(answer) ? answer[field] : undefined;
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The id of a row as text; empty without one. */
export function idIn(row: Row, field: string): string {
  const id = row[field];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** Rows grouped by an id in one of their fields. */
export function groupedBy(rows: readonly Row[], field: string): (id: string) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(idIn(row, field), [...(groups.get(idIn(row, field)) ?? []), row]);
  return (id) => groups.get(id) ?? [];
}
