import { formatDate, formatDateTime, isPlainDate } from '../time/index.js';
import { shortened } from '../text/index.js';
import { inWords } from './action.js';

/** A field with what stood there before and after, in words; null where nothing did. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Characters of a value that are told. */
const longestValue = 500;
/** Levels of a record that are told field by field; what lies deeper is told as it is kept. */
const deepest = 6;
/** They move with every change and tell nobody anything. */
const untold: ReadonlySet<string> = new Set(['version', 'uuid', 'updatedAt']);

/**
 * What changed between two states of a record, field by field. An entry of a list is the same one where its id is; what
 * was added or taken away whole is told by all of its fields that hold something.
 *
 * @param timeZone - of the location, in which moments are told
 * @see A-247
 */
export function auditChanges(before: unknown, after: unknown, timeZone: string | null): AuditChange[] {
  const changes: AuditChange[] = [];
  compare(before ?? null, after ?? null, []);
  return changes;

  function compare(from: unknown, to: unknown, path: readonly string[]): void {
    if (isSame(from, to)) return;
    const parts = path.length < deepest ? partsOf(from, to) : null;
    if (parts) return parts.forEach(([name, was, is]) => compare(was, is, [...path, name]));
    const [was, is] = [told(from, timeZone), told(to, timeZone)];
    if (was !== is) changes.push({ field: path.join(' › ') || 'Value', before: was, after: is });
  }
}

type Part = readonly [name: string, before: unknown, after: unknown];
type Fields = Readonly<Record<string, unknown>>;

/** The fields or entries of two values, beside one another; null where they are told whole. */
function partsOf(from: unknown, to: unknown): readonly Part[] | null {
  if (isListOfRecords(from) && isListOfRecords(to)) return entriesOf(from, to);
  if (isListOfRecords(from) && to === null) return entriesOf(from, []);
  if (from === null && isListOfRecords(to)) return entriesOf([], to);
  const [was, is] = [fieldsOf(from), fieldsOf(to)];
  if (!was || !is || (from === null && to === null)) return null;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !untold.has(name) && !isRepeated(name, was, is))
    .map((name) => [inWords(name), was[name] ?? null, is[name] ?? null]);
}

/** 'roleId' says nothing where 'role' stands beside it. */
function isRepeated(name: string, was: Fields, is: Fields): boolean {
  const whole = name.endsWith('Id') ? name.slice(0, -2) : null;
  return whole !== null && [was, is].some((record) => fieldsOf(record[whole] ?? undefined) !== null);
}

function fieldsOf(value: unknown): Fields | null {
  if (value === null) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
}

function isListOfRecords(value: unknown): value is readonly Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
  );
}

function entriesOf(from: readonly Fields[], to: readonly Fields[]): Part[] {
  const keys = [...new Set([...from, ...to].map(keyOf))];
  return keys.map((key, index) => {
    const was = from.find((entry) => keyOf(entry) === key) ?? null;
    const is = to.find((entry) => keyOf(entry) === key) ?? null;
    return [nameOf(is ?? was) ?? String(index + 1), was, is];
  });
}

const keyOf = (entry: Fields): string => JSON.stringify(entry['id'] ?? entry);

function nameOf(entry: Fields | null): string | null {
  const name = ['displayName', 'name', 'label', 'phoneNumber', 'addressLine1']
    .map((field) => entry?.[field])
    .find((value) => typeof value === 'string');
  return typeof name === 'string' && name !== '' ? shortened(name, 60) : null;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function told(value: unknown, timeZone: string | null): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) {
    const texts = value.map((one) => told(one, timeZone)).filter((text) => text !== null);
    return texts.length === 0 ? null : shortened(texts.join(', '), longestValue);
  }
  if (typeof value === 'object')
    return Object.keys(value).length === 0 ? null : shortened(JSON.stringify(value), longestValue);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isPlainDate(text)) return formatDate(text);
  if (moment.test(text) && !Number.isNaN(Date.parse(text))) return formatDateTime(text, timeZone);
  return shortened(text, longestValue);
}
