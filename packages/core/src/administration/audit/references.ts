import { auditChanges } from './changes.js';
import type { ReferenceKind } from './field-table.js';

/** A record that an audit entry references by ID. */
export interface AuditReference {
  readonly kind: ReferenceKind;
  readonly id: string;
}

/** The records whose names are needed to show an entry, without duplicates. @see A-427 */
export function auditReferences(before: unknown, after: unknown, noun: string): AuditReference[] {
  const found = new Map<string, AuditReference>();
  const names = (kind: ReferenceKind, id: string): null => {
    found.set(`${kind}:${id}`, { kind, id });
    return null;
  };
  auditChanges(before, after, { timeZone: null, noun, names });
  return [...found.values()];
}
