import { isId, isPlainDate } from '@signa/core/base';

/** By what the audit is filtered; it stands in the address. What is `null` is not asked. */
export interface AuditFilters {
  readonly person: string | null;
  readonly action: string | null;
  readonly record: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** The entry after which the page begins. */
  readonly before: string | null;
}

const names = ['person', 'action', 'record', 'from', 'to', 'before'] as const;
/** Characters of a name or a record that somebody could have chosen. */
const longest = 250;

/** The filters of an address; what nobody could have chosen counts as not said. */
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

/** The address of filters; what is not asked is left out. */
export function writeAuditFilters(filters: AuditFilters): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (filters[name] === null ? [] : [[name, filters[name]]])));
}
