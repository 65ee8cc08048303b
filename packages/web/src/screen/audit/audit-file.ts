import { csvLine, csvMark } from '@signa/core/administration';
import type { AuditEntry } from './use-audit';

export type AuditFormat = 'csv' | 'json';

const heading = [
  ...['Entry', 'Time (UTC)', 'Person', 'Email', 'As', 'Reason', 'Action', 'Record', 'Changes', 'Hash'],
  ...['Operation', 'Record (raw)', 'Changes (raw)'],
];

/** Start of a file, each of its pages, and its end, as text; each entry both described and raw. @see */
export const auditFile = {
  csv: {
    type: 'text/csv;charset=utf-8',
    // The byte order mark lets spreadsheet programs detect UTF-8.
    head: csvMark + csvLine(heading),
    page: (entries: readonly AuditEntry[]) => entries.map(csvEntry).join(''),
    tail: '',
  },
  json: {
    type: 'application/json',
    head: '[\n',
    page: (entries: readonly AuditEntry[], isFirst: boolean) =>
      entries.map((entry, index) => `${isFirst && index === 0 ? '' : ',\n'}${JSON.stringify(entry)}`).join(''),
    tail: '\n]\n',
  },
} as const;

function csvEntry(entry: AuditEntry): string {
  const { sequence, at, name, username, impersonated, action, record, changes, hash } = entry;
  const words = changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('\n');
  return csvLine([
    ...[sequence, at, name, username, impersonated?.name ?? null, impersonated?.reason ?? null],
    ...[action, record, words, hash],
    ...[entry.operation, entry.subject, entry.rawChanges ? JSON.stringify(entry.rawChanges) : null],
  ]);
}
