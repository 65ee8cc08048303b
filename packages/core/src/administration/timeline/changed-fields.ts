import { inWords } from '../audit/index.js';

/** Fields whose values are Signa's own codes, which identify nobody. */
const codeFields: ReadonlySet<string> = new Set([
  'rxStatus',
  'status',
  'state',
  'type',
  'attempts',
  'archived',
  'isActive',
  'isFillable',
  'mergedIntoId',
]);
/** Fields that change with every update and carry no information. */
const volatileFields: ReadonlySet<string> = new Set(['version', 'uuid', 'updatedAt']);
const code = /^[\w.-]{1,40}$/;
/** Anything else in place of a field name is typed text. */
const fieldName = /^[a-z]\w{0,60}$/i;

/**
 * The names of the changed fields of a record; for a code also its previous and new value. No other value is included,
 * because values are visible only in the audit.
 *
 * @returns 'Rx status: Sent → Accepted, Directions'; `null` if there is nothing to show, as for a new record
 */
export function changedFields(before: unknown, after: unknown): string | null {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (!was || !is) return null;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = names
    .filter((name) => fieldName.test(name) && !volatileFields.has(name))
    .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
    .map((name) => `${inWords(name)}${codeChange(name, was[name], is[name])}`);
  return changes.length === 0 ? null : changes.join(', ');
}

function codeChange(name: string, was: unknown, is: unknown): string {
  if (!codeFields.has(name)) return '';
  return `: ${codeOf(was)} → ${codeOf(is)}`;
}

function codeOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return code.test(text) ? text : '…';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}
