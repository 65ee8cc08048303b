import { auditAction, auditChanges, auditReferences, auditSubject, fieldWords } from '@signa/core/administration';
import type { TestDatabase } from './test-database.js';

/** An entry in the chain of a location or of the installation. */
interface RecordedEntry {
  readonly operation: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export async function recordedEntries(db: TestDatabase): Promise<readonly RecordedEntry[]> {
  return await db.asOwner<RecordedEntry>(
    'select operation, subject, before, after from signa.audit_record order by location_id, sequence',
  );
}

const nounOf = ({ subject }: RecordedEntry): string => subject.split(':')[0] ?? '';

/** Recorded fields without words, as 'parent.field', each once. */
export function fieldsWithoutWords(entries: readonly RecordedEntry[]): string[] {
  const found = new Set<string>();
  for (const entry of entries) for (const value of [entry.before, entry.after]) look(value, nounOf(entry));
  return [...found].toSorted();

  function look(value: unknown, parent: string): void {
    if (Array.isArray(value)) return value.forEach((one) => look(one, parent));
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      const words = fieldWords(parent, field);
      if (words === undefined) found.add(`${parent}.${field}`);
      // Technical fields, and records shown only by name, are skipped.
      else if (typeof words === 'string') look(inner, field);
    }
  }
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const camelCase = /[a-z][A-Z]/;

/** Lines that still contain something technical: an id, an icon name, or a field path. */
export function technicalLines(entries: readonly RecordedEntry[]): string[] {
  const [icons, names] = [new Set<unknown>(), new Set<unknown>()];
  for (const { before, after } of entries) for (const value of [before, after]) collect(value);
  return entries.flatMap((entry) =>
    linesOf(entry)
      .filter(isTechnical)
      .map((line) => line.join(': ')),
  );

  function collect(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(collect);
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      if (camelCase.test(field)) names.add(field);
      if (field === 'icon') icons.add(inner);
      collect(inner);
    }
  }

  function isTechnical([field, ...values]: readonly string[]): boolean {
    if (field === undefined || camelCase.test(field) || /\bids?\b|[[\]{}]/i.test(field)) return true;
    // An email address can contain anything.
    return values.some(
      (value) =>
        (uuid.test(value) && !value.includes('@')) || icons.has(value) || names.has(value) || /^[[{]/.test(value),
    );
  }
}

/** What a reader sees of an entry: the action, the record, and each change, with every reference resolved. */
function linesOf(entry: RecordedEntry): string[][] {
  const noun = nounOf(entry);
  const known = new Set(auditReferences(entry.before, entry.after, noun).map(({ kind, id }) => `${kind}:${id}`));
  const names = (kind: string, id: string) => (known.has(`${kind}:${id}`) ? 'A Name' : null);
  const changes = auditChanges(entry.before, entry.after, {
    ...{ timeZone: 'America/New_York', noun, subjectName: 'A Record', names },
  });
  return [
    [auditAction(entry.operation), auditSubject(entry.subject, null)],
    ...changes.map(({ field, before, after }) => [field, before ?? '', after ?? '']),
  ];
}
