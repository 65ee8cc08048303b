import { activeFilterOf, type ClientSearchFields, clientSearchFilter } from '@signa/core/clients';
import { LocationClientSearchDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';

/** As many as one looks through; whoever sees more of them types more. */
const shownMost = 20;

/** The active clients of the location that what is typed may mean, asked once the typing rests (C-028, C-030). */
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
    /** What found the clients that show. */
    filter: asked ?? '',
    found,
    /** Something is typed that can be searched by. */
    isAsked: wanted !== null,
    /** What shows answers what is typed. */
    isSettled: wanted === asked && found !== null && !read.old,
    failed: asked !== null && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
export type ClientMatches = ReturnType<typeof useClientMatches>;
