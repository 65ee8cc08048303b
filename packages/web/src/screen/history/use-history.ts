import type { Operations } from '@signa/core/operation';
import { useSearchParams } from 'react-router';
import { usePractice } from '../../app/session/practice';
import type { PageAhead } from '../../client/query/read-ahead';
import { operationQuery, useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { changeHistoryFilters, historyVariables, readHistoryFilters, writeHistoryFilters } from './history-filters';
import type { HistoryFilters } from './history-filters';

export interface History {
  readonly filters: HistoryFilters;
  readonly rows: Read<Operations['GetPrescriptionHistory']['data']>;
  /** All rows that fit, undefined while it is not known. */
  readonly total: number | undefined;
  /** The page that was asked for does not exist, and the last one is on its way. */
  readonly isTurning: boolean;
  readonly change: (change: Partial<Omit<HistoryFilters, 'page'>>) => void;
  readonly toPage: (page: number) => void;
  readonly again: () => void;
}

const pageOf = (filters: HistoryFilters, locationId: string) => ({
  ...historyVariables(filters, locationId),
  skip: (filters.page - 1) * filters.pageSize,
  take: filters.pageSize,
});

/** Asks for the page of rows that the address names. */
export function readHistory({ call, cache, locationId, query, mayUse }: PageAhead) {
  if (!mayUse('GetPrescriptionHistory')) return;
  // The page asks again by itself, and says what was missing.
  cache
    .query(operationQuery(call, 'GetPrescriptionHistory', pageOf(readHistoryFilters(query), locationId)))
    .catch(() => undefined);
}

/** The rows and their number for the filters in the address. */
export function useHistory(): History {
  const { location } = usePractice();
  const [query, setQuery] = useSearchParams();
  const filters = readHistoryFilters(query);
  const variables = historyVariables(filters, location.id);
  const rows = useOperation('GetPrescriptionHistory', pageOf(filters, location.id), { keepOld: true });
  const count = useOperation('GetPrescriptionCount', variables, { keepOld: true });
  const go = (next: HistoryFilters, replace = false) => setQuery(writeHistoryFilters(next), { replace });
  const total = count.data?.prescriptionCount;
  const isTurning = useExistingPage({
    page: filters.page,
    pageSize: filters.pageSize,
    count: { total, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: rows.data?.prescriptionHistory.length === 0, isOld: rows.old },
    turnTo: (page) => go({ ...filters, page }, true),
  });
  return {
    filters,
    rows,
    total,
    isTurning,
    change: (change) => go(changeHistoryFilters(filters, change)),
    toPage: (page) => go({ ...filters, page }),
    again: () => {
      rows.again();
      count.again();
    },
  };
}
