import { LocationCountDocument, LocationsDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { useOperation } from '../../../client/query/use-operation';
import { usePagedOperation } from '../../../client/query/use-paged-operation';
import { choicesOfPage } from '../../../part/list/choice-search';
import { choiceSearchOf, useTypedSearch } from '../../../part/list/use-choice-search';

type Listed = Operations['Locations']['data']['locations'][number];

/** The active locations of an organization, searched on the server and paged. */
export function useOrganizationSearch(organizationId: string) {
  const typed = useTypedSearch();
  const asked = {
    organization: organizationId,
    activeFilterType: 'active' as const,
    ...(typed.rested !== '' && { filter: typed.rested }),
  };
  const counted = useOperation(LocationCountDocument, asked, { keepOld: true });
  const count = counted.data?.locationCount;
  const read = usePagedOperation(
    LocationsDocument,
    { ...asked, includeOrganization: false },
    {
      pageOf: ({ locations }) => ({ data: locations, count: count ?? locations.length }),
      keyOf: ({ id }: Listed) => id,
      pageSize: choicesOfPage,
    },
  );
  const answer = {
    ...read,
    count: read.rows && count,
    old: read.old || counted.old,
    failure: read.failure ?? counted.failure,
    again: () => {
      if (read.failure) read.again();
      if (counted.failure) counted.again();
    },
  };
  return { places: read.rows ?? [], search: choiceSearchOf(typed, answer, null) } as const;
}
