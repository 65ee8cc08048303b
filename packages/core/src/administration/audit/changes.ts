import { shortened } from '../../base/text/index.js';
import { inWords } from './action.js';
import { delegationChange } from './delegation-change.js';
import { fieldWords } from './field-words.js';
import type { FieldWords, LabeledField, ReferenceKind } from './field-table.js';
import { type Fields, fieldsOf, isListOfRecords, isSame, pairedEntries } from './fields.js';
import { rightsOfModule } from './module-label.js';
import { type AuditNames, labeledText, recordName, type ValueContext, valueText } from './value-words.js';
import type { AuditChange } from './audit-change.js';

/** The context for showing an audit entry. */
export interface AuditContext {
  /** Of the location, for dates and times. */
  readonly timeZone: string | null;
  /** The noun of the entry's record, such as 'role'; '' if unknown. */
  readonly noun?: string;
  /** The name of the entry's record. */
  readonly subjectName?: string | null;
  /** The names of the records that the entry references by ID. */
  readonly names?: AuditNames;
}

interface Place {
  /** The field that contains the record, or the noun at the top level. */
  readonly parent: string;
  readonly segments: readonly string[];
}

const maxNameLength = 60;

/**
 * The changes between two states of a record as text, field by field. List entries are matched by identity, and records
 * are shown by name. Technical fields are omitted; exports contain them (`rawChanges`).
 *
 * @see
 */
export function auditChanges(before: unknown, after: unknown, context: AuditContext): AuditChange[] {
  const changes: AuditChange[] = [];
  const { timeZone, noun = '', subjectName = null, names = () => null } = context;
  const values: ValueContext = { timeZone, noun, names };
  const top: Place = { parent: noun, segments: [] };
  compareValue(isNote(before, after) ? keptOf(before, after) : (before ?? null), after ?? null, '', '', top);
  return changes;

  function compareFields(was: Fields, is: Fields, place: Place): void {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [from, to] = [was[name] ?? null, is[name] ?? null];
      const words = fieldWords(place.parent, name);
      if (words === null || isSame(from, to) || isRepeated(name, was, is)) continue;
      compareValue(from, to, name, words ?? inWords(name), place);
    }
  }

  function compareValue(
    from: unknown,
    to: unknown,
    name: string,
    words: Exclude<FieldWords, null>,
    place: Place,
  ): void {
    if (isSame(from, to)) return;
    if (typeof words !== 'string') return pushLabeled(from, to, words, place);
    const [was, is] = [listOf(from, to), listOf(to, from)];
    if (was && is) return compareEntries(was, is, name, words, place);
    const [fields, newFields] = [fieldsOf(from), fieldsOf(to)];
    if (fields && newFields && (from !== null || to !== null)) {
      const segments = words === '' ? place.segments : [...place.segments, words];
      return compareFields(fields, newFields, { parent: name || place.parent, segments });
    }
    push(place, words || 'Value', valueText(from, timeZone), valueText(to, timeZone));
  }

  function pushLabeled(from: unknown, to: unknown, words: LabeledField, place: Place): void {
    const [was, is] = [labeledText(words, from, values), labeledText(words, to, values)];
    if (words.presence && was !== null && is !== null) push(place, words.label, was, `Another ${words.presence}`);
    else push(place, words.label, was, is);
  }

  function compareEntries(
    from: readonly Fields[],
    to: readonly Fields[],
    name: string,
    label: string,
    { segments }: Place,
  ): void {
    for (const { key, was, is } of pairedEntries(from, to)) {
      if (isSame(was, is)) continue;
      if (name === 'delegatedUsers') {
        changes.push(...delegationChange(was, is, subjectName, values));
        continue;
      }
      const entry = is ?? was ?? {};
      const called = entryName(entry, names) ?? (/^\d+$/.test(key) ? key : '');
      const own =
        name === 'rolesModules'
          ? rightsOfModule(subjectName, entry)
          : [[label, shortened(called, maxNameLength)].filter(Boolean).join(' ')];
      const place = { parent: name, segments: [...segments, ...own.filter((text) => text !== '')] };
      const known = changes.length;
      // An added or removed entry is shown without the rights it does not grant.
      compareFields(was ?? {}, is ?? {}, place);
      if ((was === null || is === null) && changes.length === known)
        changes.push({ field: place.segments.join(' · ') || 'Entry', ...(was ? removed : added) });
    }
  }

  function push({ segments }: Place, label: string, before: string | null, after: string | null): void {
    if (before === after) return;
    const field = segments.length === 0 ? label : `${segments.join(' · ')}: ${inSentence(label)}`;
    changes.push({ field, before, after });
  }
}

const added = { before: null, after: 'Added' } as const;
const removed = { before: 'Removed', after: null } as const;

/** A list of records; an empty or missing list counts as one when compared with a list. */
function listOf(value: unknown, other: unknown): readonly Fields[] | null {
  if (isListOfRecords(value)) return value;
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty && isListOfRecords(other) ? [] : null;
}

/** Whether an operation recorded its action in addition to the previous record, instead of the record after it. */
function isNote(before: unknown, after: unknown): boolean {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return was !== null && is !== null && 'id' in was && Object.keys(is).length > 0 && !('id' in is);
}

function keptOf(before: unknown, after: unknown): Fields {
  const [was, is] = [fieldsOf(before) ?? {}, fieldsOf(after) ?? {}];
  return Object.fromEntries(Object.entries(was).filter(([name]) => name in is));
}

/** ID fields, with the field of the record they reference. */
const recordOfId: Readonly<Record<string, string>> = { authorizingVet: 'authorizingVetLocationUser' };

/** 'roleId' is redundant when 'role' is recorded too. */
function isRepeated(name: string, was: Fields, is: Fields): boolean {
  const whole = recordOfId[name] ?? (name.endsWith('Id') ? name.slice(0, -2) : null);
  return whole !== null && [was, is].some((record) => typeof record[whole] === 'object' && record[whole] !== null);
}

const nestedNames = ['location', 'locationPatient', 'locationClient'] as const;
const ownNames = ['phoneNumber', 'addressLine1'] as const;
const entryReferences: readonly (readonly [field: string, kind: ReferenceKind])[] = [
  ['locationClientId', 'client'],
  ['clientId', 'client'],
  ['locationPatientId', 'patient'],
  ['productId', 'product'],
];

/** The name of a list entry. */
function entryName(entry: Fields, names: AuditNames): string | null {
  for (const field of nestedNames) {
    const nested = typeof entry[field] === 'object' ? fieldsOf(entry[field]) : null;
    const name = nested && recordName(nested);
    if (name) return name;
  }
  const name = recordName(entry);
  if (name !== null) return name;
  for (const field of ownNames) if (typeof entry[field] === 'string' && entry[field] !== '') return entry[field];
  for (const [field, kind] of entryReferences) if (typeof entry[field] === 'string') return names(kind, entry[field]);
  return null;
}

/** A label after the name of its record: lowercase 'edit', but 'DEA license'. */
function inSentence(label: string): string {
  return /^[A-Z](?:[a-z]|$)/.test(label) && !label.startsWith('Rx')
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
