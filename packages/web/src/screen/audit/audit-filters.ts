import { isId, isPlainDate } from '@signa/core/base';

/** Audit filters, stored in the address; `null` filters nothing. */
export interface AuditFilters {
  readonly person: string | null;
  readonly action: string | null;
  readonly record: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** The entry after which the page starts. */
  readonly before: string | null;
}

const names = ['person', 'action', 'record', 'from', 'to', 'before'] as const;
/** Maximum length of a valid name or record ID. */
const longest = 250;

/** Parses the filters of an address; invalid values are ignored. */
export function readAuditFilters(query: URLSearchParams): AuditFilters {
  const text = (name: string) => query.get(name)?.slice(0, longest) ?? null;
  const day = (name: string) => (isPlainDate(query.get(name) ?? '') ? query.get(name) : null);
  const before = query.get('before') ?? '';
  return {
    person: text('person'),
    action: text('action'),
    record: text('record'),
    from: day('from'),
    to: day('to'),
    before: isId(before) ? before : null,
  };
}

/** Address for filters, without unset ones. */
export function writeAuditFilters(filters: AuditFilters): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (filters[name] === null ? [] : [[name, filters[name]]])));
}
