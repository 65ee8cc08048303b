import { shortened } from '../../base/text/index.js';
import { formatDate, formatDateTime, isPlainDate } from '../../base/time/index.js';
import type { LabeledField, ReferenceKind } from './field-table.js';
import { fieldsOf, type Fields } from './fields.js';

/** The name of a record; `null` if it was deleted. */
export type AuditNames = (kind: ReferenceKind, id: string) => string | null;

/** The context for showing values. */
export interface ValueContext {
  /** Of the location. */
  readonly timeZone: string | null;
  /** The noun of the entry's record. */
  readonly noun: string;
  readonly names: AuditNames;
}

/** Maximum number of characters shown of a value. */
const maxValueLength = 500;
const goneText = 'no longer on file';
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** A recorded value as text; `null` for nothing. */
export function valueText(value: unknown, timeZone: string | null): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return listText(value.map((one) => valueText(one, timeZone)));
  if (typeof value === 'object') {
    const name = recordName(value as Fields);
    return name ?? (Object.keys(value).length === 0 ? null : shortened(JSON.stringify(value), maxValueLength));
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isPlainDate(text)) return formatDate(text);
  if (moment.test(text) && !Number.isNaN(Date.parse(text))) return formatDateTime(text, timeZone);
  return shortened(text, maxValueLength);
}

/** The value of a field with its own format. */
export function labeledText(field: LabeledField, value: unknown, context: ValueContext): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field.of) return referenceText(field.of, value, context);
  if (field.counted) return countedText(field.counted, value);
  if (field.presence) return `A ${field.presence}`;
  if (field.byName) return byNameText(value, context.timeZone);
  const code = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const codes = field.codes ?? {};
  return Object.hasOwn(codes, code) ? (codes[code] ?? null) : valueText(value, context.timeZone);
}

function referenceText(
  of: NonNullable<LabeledField['of']>,
  value: unknown,
  { noun, names }: ValueContext,
): string | null {
  const kind = of === 'self' ? (noun as ReferenceKind) : of;
  const ids = (Array.isArray(value) ? value : [value]).map(String);
  return listText(ids.map((id) => names(kind, id) ?? goneText));
}

function countedText([one, several]: readonly [string, string], value: unknown): string | null {
  const count = Array.isArray(value) ? value.length : 1;
  return count === 0 ? null : `${count} ${count === 1 ? one : several}`;
}

function byNameText(value: unknown, timeZone: string | null): string | null {
  const values = Array.isArray(value) ? value : [value];
  return listText(
    values.map((one) => {
      const fields = typeof one === 'object' ? fieldsOf(one) : null;
      return fields ? recordName(fields) : valueText(one, timeZone);
    }),
  );
}

function listText(texts: readonly (string | null)[]): string | null {
  const shown = texts.filter((text) => text !== null);
  return shown.length === 0 ? null : shortened(shown.join(', '), maxValueLength);
}

const nameFields = ['displayName', 'name', 'locationName', 'title', 'label', 'description', 'flavor'] as const;

/** The name of a recorded record by its own fields. */
export function recordName(record: Fields): string | null {
  const text = (field: string): string | null => {
    const value = record[field];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  const name = nameFields.map(text).find((found) => found !== null);
  if (name !== undefined) return [name, text('strengthDisplay')].filter((part) => part !== null).join(' ');
  const person = [text('firstName'), text('lastName')].filter((part) => part !== null).join(' ');
  if (person !== '') return person;
  if (!('rxNumber' in record)) return null;
  const rx = text('rxNumber');
  return rx === null ? 'Draft' : `Rx# ${rx}`;
}
