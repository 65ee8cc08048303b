import {
  currentView,
  type CurrentView,
  defaultViewOf,
  everyRequestView,
  opensDefaultView,
  type QueueView,
  viewAddress,
} from '@signa/core/prescribing';
import { useLayoutEffect, useMemo } from 'react';
import { useLatestQuery } from '../../../../part/list/use-latest-query';
import type { QueueViews } from './use-queue-views';

export interface ViewAddress {
  /** The view in the address; `null` for filters of no view. */
  readonly current: CurrentView | null;
  /** True while it is not known with which view the queue opens. */
  readonly isOpening: boolean;
  readonly open: (view: QueueView) => void;
}

/** The view that the address shows. An address without filters is replaced by that of the default view (P-454). */
export function useViewAddress({ views, own, isLoading }: QueueViews): ViewAddress {
  const [query, setQuery] = useLatestQuery();
  const current = useMemo(() => currentView(query, views), [query, views]);
  const isBare = opensDefaultView(query);
  const first = isBare && !isLoading ? defaultViewOf(views, own.defaultView) : null;
  // An empty address shows every pending request already.
  const replacement = first?.id === everyRequestView ? null : first;
  useLayoutEffect(() => {
    if (replacement) setQuery(() => viewAddress(replacement), { replace: true, preventScrollReset: true });
  }, [replacement, setQuery]);
  return {
    current,
    isOpening: isBare && (isLoading || replacement !== null),
    open: (view) => setQuery(() => viewAddress(view), { preventScrollReset: true }),
  };
}
