import { GetOrganizationDocument, LocationCountDocument, LocationsDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { isSearchable, pageSizes, searchMinimum } from '@signa/core/practice';
import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { useRouteParam } from '../../part/page/route-params';

export type DetailOrganization = NonNullable<Operations['GetOrganization']['data']['organization']>;
export type DetailLocation = Operations['Locations']['data']['locations'][number];

/** Filters of the locations. */
interface Asked {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

/** An organization and a page of its locations, active and inactive. */
export function useOrganizationDetail() {
  const id = useRouteParam('organizationId');
  const [asked, setAsked] = useState<Asked>({ search: '', page: 1, pageSize: pageSizes.organizationLocations });
  const { search, page, pageSize } = asked;
  const read = useOperation(GetOrganizationDocument, { id });
  const filter = { organization: id, activeFilterType: 'all' as const, ...(search !== '' && { filter: search }) };
  const isThere = read.data?.organization != null;
  const listed = useOperation(
    LocationsDocument,
    { ...filter, includeOrganization: true, skip: (page - 1) * pageSize, take: pageSize },
    { keepOld: true, enabled: isThere },
  );
  const counted = useOperation(LocationCountDocument, filter, { keepOld: true, enabled: isThere });
  return {
    organization: read.data?.organization,
    failure: read.failure,
    refreshing: read.refreshing,
    again: read.again,
    locations: {
      search,
      page,
      pageSize,
      found: listed.data?.locations,
      count: counted.data?.locationCount,
      isOld: listed.old || counted.old,
      failure: listed.failure,
      refreshing: listed.refreshing,
      again: listed.again,
      /** Minimum length of a search; a single character changes nothing. */
      type: (typed: string) =>
        setAsked((now) =>
          isSearchable(typed, searchMinimum.organizationLocations) ? { ...now, search: trimmed(typed), page: 1 } : now,
        ),
      toPage: (next: number) => setAsked((now) => ({ ...now, page: next })),
      toPageSize: (next: number) => setAsked((now) => ({ ...now, page: 1, pageSize: next })),
    },
  } as const;
}

export type OrganizationLocations = ReturnType<typeof useOrganizationDetail>['locations'];
