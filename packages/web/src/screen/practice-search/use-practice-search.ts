import { activeFilterOf, filterAfterTyping } from '@signa/core/clients';
import { SearchPracticesDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { pageSizes } from '@signa/core/practice';
import { startTransition } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { useSupport } from '../../platform/person/support-session';

export type PracticeGroup = Operations['SearchPractices']['data']['practices']['data'][number];

const pageSize = pageSizes.locations;

/** The practices for the filters in the address; the switch keeps its state for the session. */
export function usePracticeSearch() {
  const { onlyActive } = useSupport();
  const [query, setQuery] = useLatestQuery();
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const isAsked = search !== '';
  const read = useOperation(
    SearchPracticesDocument,
    {
      filter: search,
      activeFilterType: activeFilterOf(onlyActive.is),
      skip: (page - 1) * pageSize,
      take: pageSize,
    },
    { enabled: isAsked, keepOld: true },
  );
  const found = isAsked ? (read.data?.practices ?? null) : null;
  const toPage = (next: number, replace = false) => setQuery((now) => withPage(now, next), { replace });
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total: found?.count, isOld: read.old, isLoading: isAsked && !found && !read.failure },
    rows: { isEmpty: found?.data.length === 0, isOld: read.old },
    turnToPage: (last) => toPage(last, true),
  });
  return {
    search,
    page,
    pageSize,
    isAsked,
    found,
    isTurning,
    onlyActive: onlyActive.is,
    isOld: read.old,
    failure: read.failure,
    refreshing: read.refreshing,
    again: read.again,
    /** Typing replaces the history entry. */
    type: (typed: string) =>
      setQuery(
        (now) => {
          const next = filterAfterTyping(now.get('search') ?? '', typed);
          return next === (now.get('search') ?? '') ? now : new URLSearchParams(next && { search: next });
        },
        { replace: true },
      ),
    toPage: (next: number) => toPage(next),
    // The router updates the address in a transition; a switch that changed earlier would be sent with the old page.
    showOnlyActive: (next: boolean) =>
      startTransition(() => {
        onlyActive.change(next);
        toPage(1, true);
      }),
  } as const;
}

export type PracticeSearch = ReturnType<typeof usePracticeSearch>;

function withPage(now: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(now);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}
