import { activeFilterOf, type ClientSearchFields, clientSearchFilter } from '@signa/core/clients';
import { LocationClientSearchDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

/** Maximum number of results; users narrow a longer list by typing more. */
const shownMost = 20;

/** Active clients of the location who could match the typed search, queried once typing pauses (C-028, C-030). */
export function useClientMatches(typed: ClientSearchFields, rested: ClientSearchFields) {
  const { location } = usePractice();
  const wanted = clientSearchFilter(typed);
  const asked = clientSearchFilter(rested);
  const read = useOperation(
    LocationClientSearchDocument,
    {
      locationId: location.id,
      organizationId: location.organizationId,
      filter: asked,
      activeFilterType: activeFilterOf(true),
      take: shownMost,
      skip: 0,
    },
    { enabled: asked !== null, keepOld: true },
  );
  const found = asked === null ? null : (read.data?.locationClientSearch ?? null);
  return {
    /** The search text of the clients shown. */
    filter: asked ?? '',
    found,
    /** True if the typed text is enough to search by. */
    isAsked: wanted !== null,
    /** True if the results match the current text. */
    isSettled: wanted === asked && found !== null && !read.old,
    failed: asked !== null && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
export type ClientMatches = ReturnType<typeof useClientMatches>;
