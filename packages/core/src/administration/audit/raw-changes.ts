import { type Fields, fieldsOf, identityOf, isListOfRecords, isSame, pairedEntries } from './fields.js';

/** A changed recorded value as it is stored; `null` for no value. */
export interface RawChange {
  /** 'rolesModules[module=clients].canEdit'. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Every changed recorded value, including technical ones, for exports: texts unchanged, everything else as JSON.
 *
 * @see
 */
export function rawChanges(before: unknown, after: unknown): RawChange[] {
  const changes: RawChange[] = [];
  compare(before ?? null, after ?? null, '');
  return changes;

  function compare(from: unknown, to: unknown, path: string): void {
    if (isSame(from, to)) return;
    const [entries, newEntries] = [entriesOf(from), entriesOf(to)];
    if (entries && newEntries && entries.length + newEntries.length > 0 && identityOf(entries, newEntries))
      return pairedEntries(entries, newEntries).forEach(({ key, was, is }) => compare(was, is, `${path}[${key}]`));
    const [was, is] = [fieldsOf(from), fieldsOf(to)];
    if (was && is) return compareFields(was, is, path);
    changes.push({ path: path || 'value', before: rawText(from), after: rawText(to) });
  }

  function compareFields(was: Fields, is: Fields, path: string): void {
    const known = changes.length;
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      compare(was[name] ?? null, is[name] ?? null, path === '' ? name : `${path}.${name}`);
    if (changes.length === known && !isSame(was, is) && path !== '')
      changes.push({ path, before: rawText(was), after: rawText(is) });
  }
}

function entriesOf(value: unknown): readonly Fields[] | null {
  if (isListOfRecords(value)) return value;
  return value === null || (Array.isArray(value) && value.length === 0) ? [] : null;
}

function rawText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
