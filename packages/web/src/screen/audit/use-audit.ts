import type { Operations } from '@signa/core/contract';
import { GetAuditChoicesDocument, GetAuditDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { usePractice } from '../../platform/practice/practice';
import { readAuditFilters, writeAuditFilters } from './audit-filters';
import type { AuditFilters } from './audit-filters';

export type AuditEntry = Operations['GetAudit']['data']['audit']['data'][number];

const auditPageSize = 25;

/** The audit of the location, by the filters in the address. */
export function useAudit() {
  const { location } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readAuditFilters(query);
  const read = useOperation(
    GetAuditDocument,
    { locationId: location.id, ...filters, take: auditPageSize },
    { keepOld: true },
  );
  const choices = useOperation(GetAuditChoicesDocument, { locationId: location.id });
  const go = (change: Partial<AuditFilters>) =>
    setQuery((now) => writeAuditFilters({ ...readAuditFilters(now), before: null, ...change }));
  return {
    location,
    filters,
    page: read.data?.audit,
    isOld: read.old,
    failure: read.failure,
    refreshing: read.refreshing,
    again: read.again,
    people: choices.data?.auditChoices.people ?? [],
    peopleCount: choices.data?.auditChoices.peopleCount ?? 0,
    actions: choices.data?.auditChoices.actions ?? [],
    /** Changing a filter returns to the newest entries. */
    change: (change: Partial<Omit<AuditFilters, 'before'>>) => go(change),
    clear: () => go({ person: null, action: null, record: null, from: null, to: null }),
    older: (before: string) => go({ before }),
    newest: () => go({}),
  } as const;
}

export type Audit = ReturnType<typeof useAudit>;
