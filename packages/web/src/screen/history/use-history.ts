import { usePractice } from '../../platform/practice/practice';
import type { PrefetchNeeds } from '../../client/query/prefetch';
import { operationQuery } from '../../client/query/use-operation';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { usePrescriptionPage } from '../../feature/prescribing/prescription-list/use-prescription-page';
import type { PrescriptionPage } from '../../feature/prescribing/prescription-list/use-prescription-page';
import { GetPrescriptionHistoryDocument } from '@signa/core/contract/typed';
import {
  changeHistoryFilters,
  type HistoryFilters,
  historyPageVariables,
  historyVariables,
  readHistoryFilters,
  writeHistoryFilters,
} from '@signa/core/prescribing';

export interface History extends PrescriptionPage {
  readonly filters: HistoryFilters;
  readonly change: (change: Partial<Omit<HistoryFilters, 'page'>>) => void;
  /** Typing replaces the history entry; selecting a filter adds one. */
  readonly search: (search: string) => void;
  /** Sets all filters at once, for a view. */
  readonly open: (filters: HistoryFilters) => void;
  readonly toPage: (page: number) => void;
}

/** Reads the page of rows for the address. */
export function readHistory({ call, cache, locationId, query, mayUse }: PrefetchNeeds): Promise<unknown> | null {
  if (!mayUse('GetPrescriptionHistory')) return null;
  const filters = readHistoryFilters(query);
  const variables = historyPageVariables(historyVariables(filters, locationId), filters);
  return cache.query(operationQuery(call, GetPrescriptionHistoryDocument, variables));
}

/** The rows and their count for the filters in the address. */
export function useHistory(): History {
  const { location } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readHistoryFilters(query);
  const go = (next: (now: HistoryFilters) => HistoryFilters, replace = false) =>
    setQuery((now) => writeHistoryFilters(next(readHistoryFilters(now))), { replace });
  const read = usePrescriptionPage(historyVariables(filters, location.id), filters, (page) =>
    go((now) => ({ ...now, page }), true),
  );
  return {
    ...read,
    filters,
    change: (change) => go((now) => changeHistoryFilters(now, change)),
    search: (search) => go((now) => changeHistoryFilters(now, { search }), true),
    open: (next) => go(() => next),
    toPage: (page) => go((now) => ({ ...now, page })),
  };
}
