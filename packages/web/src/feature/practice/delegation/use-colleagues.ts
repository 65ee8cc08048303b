import { searchHint } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { LocationsUsersDocument } from '@signa/core/contract/typed';
import { isSearchable } from '@signa/core/practice';
import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { useDebounced } from '../../../part/list/use-debounced';

export type Colleague = Operations['LocationsUsers']['data']['locationsUsers']['data'][number];

/** Page size. If a location has no more users than this, the list filters them itself. */
const pageSize = 100;

/** The active users of a location: all of a small one; otherwise paged and searched on the server. */
export function useColleagues(locationId: string) {
  const [typed, setTyped] = useState('');
  const [pages, setPages] = useState(1);
  const whole = useOperation(LocationsUsersDocument, {
    locationIds: [locationId],
    activeFilterType: 'active',
    take: pageSize,
    skip: 0,
  });
  const isLarge = (whole.data?.locationsUsers.count ?? 0) > pageSize;
  const { rested } = useDebounced(trimmed(typed));
  const filter = isSearchable(rested) ? rested : '';
  const isNarrowed = isLarge && (filter !== '' || pages > 1);
  const narrowed = useOperation(
    LocationsUsersDocument,
    {
      locationIds: [locationId],
      activeFilterType: 'active',
      ...(filter !== '' && { userFilter: filter }),
      take: pages * pageSize,
      skip: 0,
    },
    { enabled: isNarrowed, keepOld: true },
  );
  const page = (isNarrowed ? narrowed.data : undefined)?.locationsUsers ?? whole.data?.locationsUsers;
  return {
    people: page?.data ?? null,
    failure: page ? null : (whole.failure?.message ?? null),
    again: whole.again,
    /** Null if the list has all users and filters them itself. */
    search: isLarge
      ? {
          typed,
          onType: (text: string) => {
            setTyped(text);
            setPages(1);
          },
          hint: narrowed.failure ? 'The users could not be searched.' : searchHint(typed),
        }
      : null,
    more:
      page && page.data.length < page.count
        ? { shown: page.data.length, of: page.count, onMore: () => setPages((now) => now + 1) }
        : null,
  } as const;
}

export type Colleagues = ReturnType<typeof useColleagues>;
