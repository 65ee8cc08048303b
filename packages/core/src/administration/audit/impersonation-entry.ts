import { operationWords } from '../access/index.js';
import type { ContractName } from '../../contract/index.js';
import { auditAction } from './action.js';
import { pageWords } from './page-words.js';
import { seenWords } from './seen-words.js';
import { auditSubject } from './subject.js';

/** A stored action of support while impersonating a user. */
export interface StoredImpersonationEntry {
  readonly kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked' | 'locked';
  readonly operation: string | null;
  readonly subject: string | null;
  /** The current name of the record. */
  readonly subjectName: string | null;
  readonly page: string | null;
}

/**
 * An action during an impersonation as text: 'Clients › Client profile', 'Client Hana Kobayashi: profile', 'Requests,
 * by client', 'Changed a client: Client Hana Kobayashi'. It contains no path, operation or ID.
 *
 * @see A-434
 */
export function impersonationEntryWords(entry: StoredImpersonationEntry): string {
  const { kind, operation, subject, subjectName, page } = entry;
  const record = subject === null ? null : auditSubject(subject, subjectName);
  if (kind === 'page') return pageWords(page ?? '');
  if (operation === null) return record ?? '';
  if (kind === 'write') return joined(auditAction(operation), record);
  if (kind === 'refused') return joined(refusedWords(operation), record);
  const what = seenWords(operation) ?? 'records';
  return record === null ? what.charAt(0).toUpperCase() + what.slice(1) : `${record}: ${what}`;
}

const joined = (words: string, record: string | null): string => (record === null ? words : `${words}: ${record}`);

/** The refused action; a call outside the contract has the text of its change. */
function refusedWords(operation: string): string {
  return Object.hasOwn(operationWords, operation)
    ? operationWords[operation as ContractName].words
    : auditAction(operation);
}
