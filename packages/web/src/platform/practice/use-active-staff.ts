import type { Operations } from '@signa/core/contract';
import { LocationsUsersDocument } from '@signa/core/contract/typed';
import { takeLimit } from '@signa/core/practice';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOfError } from '../../client/call-error';
import { useCall } from '../../client/query/use-call';
import { lookUpFreshFor, operationQuery, useOperation } from '../../client/query/use-operation';

export type ActiveStaff = Operations['LocationsUsers']['data']['locationsUsers']['data'];

/** All active users at a location. The server returns at most 500 per page. */
export function useActiveStaff(locationId: string) {
  const call = useCall();
  const first = useOperation(
    LocationsUsersDocument,
    { locationIds: [locationId], activeFilterType: 'active' },
    { freshFor: lookUpFreshFor },
  );
  const count = first.data?.locationsUsers.count ?? 0;
  const more = useQueries({
    queries: Array.from({ length: Math.max(0, Math.ceil(count / takeLimit) - 1) }, (_, page) => ({
      ...operationQuery(call, LocationsUsersDocument, {
        locationIds: [locationId],
        activeFilterType: 'active' as const,
        take: takeLimit,
        skip: (page + 1) * takeLimit,
      }),
      staleTime: lookUpFreshFor,
    })),
    combine: (results) => ({
      pages: results.map(({ data }) => data?.locationsUsers.data),
      failure: results.map(({ error }) => failureOfError(error)).find((failure) => failure !== null) ?? null,
      again: () => results.forEach((result) => void result.refetch()),
    }),
  });
  const { pages } = more;
  const whole = useMemo(
    () =>
      first.data && pages.every((page) => page !== undefined)
        ? [...first.data.locationsUsers.data, ...pages.flat()]
        : undefined,
    [first.data, pages],
  );
  return {
    /** Undefined until all pages have loaded. */
    data: whole satisfies ActiveStaff | undefined,
    failure: first.failure ?? more.failure,
    again: () => {
      first.again();
      more.again();
    },
  } as const;
}
